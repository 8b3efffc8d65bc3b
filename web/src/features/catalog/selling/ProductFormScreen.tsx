import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { ownId } from '#api/own-id.ts';
import { SavedState } from '#forms/approval/SavedState.tsx';
import { FormPage, SavedForm } from '#forms/FormPage.tsx';
import { ProductForm } from './ProductForm.tsx';
import { EMPTY, type PictureNames, valuesOf } from './product-values.ts';
import { ownProduct } from './selling.queries.ts';

const account = getRouteApi('/account');

export function ProductFormScreen() {
  const { copy } = account.useSearch();
  return copy ? <CopiedForm key={copy} id={copy} /> : <OwnForm />;
}

function usePictureNames(): PictureNames {
  const { t } = useLingui();
  return { main: t`Main image`, more: (at) => t`Additional image ${at}` };
}

/** A duplicate starts from everything of a product and is saved as another one. */
function CopiedForm({ id }: { id: string }) {
  const { t } = useLingui();
  const names = usePictureNames();
  const words = {
    edit: t`Duplicate Product`,
    editLine: t`Change what differs. It is saved as a new product, which our team checks before buyers see it.`,
    loadFailed: t`Failed to load the product to duplicate.`,
  };
  return (
    <SavedForm
      id={id}
      words={words}
      query={ownProduct(ownId(), id)}
      form={({ data }) => (
        <ProductForm draft={`product.copy.${id}`} defaults={valuesOf(data.latest, { inStock: true, names })} />
      )}
    />
  );
}

function OwnForm() {
  const { t } = useLingui();
  const names = usePictureNames();
  const words = {
    add: t`Add Product`,
    addLine: t`Our team checks each product before buyers see it.`,
    edit: t`Edit Product`,
    editLine: t`Our team checks your changes first. Until then buyers see the approved version.`,
    loadFailed: t`Failed to load product data for editing.`,
  };
  return (
    <FormPage words={words} saved={(id) => ownProduct(ownId(), id)}>
      {(saved) =>
        saved ? (
          <>
            <SavedState {...saved.data} />
            <ProductForm
              draft={`product.${saved.id}`}
              id={saved.id}
              defaults={valuesOf(saved.data.latest, { ...saved.data, names })}
            />
          </>
        ) : (
          <ProductForm draft="product" defaults={EMPTY} />
        )
      }
    </FormPage>
  );
}
