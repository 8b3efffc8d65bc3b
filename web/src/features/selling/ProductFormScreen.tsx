import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ErrorState } from '#ui/Empty.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { ProductForm } from './ProductForm.tsx';
import { EMPTY, valuesOf } from './product-values.ts';
import { SavedState } from './SavedState.tsx';
import { ownId, ownProduct } from './selling.queries.ts';

const account = getRouteApi('/account');

/** Adds a product, or edits the one that the address names (spec 2 §2). */
export function ProductFormScreen() {
  const { id, extra } = account.useSearch();
  const editing = id ?? extra;
  return editing ? <Edit key={editing} id={editing} /> : <Add key="new" />;
}

function Add() {
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-head">Add Product</h1>
        <p className="text-ink-2">Our team checks each product before buyers see it.</p>
      </div>
      <ProductForm draft="product" defaults={EMPTY} />
    </div>
  );
}

function Edit({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(ownProduct(ownId(), id));
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-head">Edit Product</h1>
        <p className="text-ink-2">What you save is checked first; until then buyers see the approved version.</p>
      </div>
      {isError && (
        <ErrorState text="Failed to load product data for editing." onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && <FormSkeleton />}
      {data && (
        <>
          <SavedState product={data} />
          <ProductForm draft={`product.${id}`} id={id} defaults={valuesOf(data.latest, data.inStock)} />
        </>
      )}
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <Loading />
      <Skeleton corners="control" className="h-12" />
      <Skeleton corners="control" className="h-12" />
      <Skeleton corners="control" className="h-40" />
    </div>
  );
}
