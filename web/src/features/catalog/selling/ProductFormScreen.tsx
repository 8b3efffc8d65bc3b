import { ownId } from '#api/own-id.ts';
import { SavedState } from '#forms/approval/SavedState.tsx';
import { FormPage } from '#forms/FormPage.tsx';
import { ProductForm } from './ProductForm.tsx';
import { EMPTY, valuesOf } from './product-values.ts';
import { ownProduct } from './selling.queries.ts';

const WORDS = {
  add: 'Add Product',
  addLine: 'Our team checks each product before buyers see it.',
  edit: 'Edit Product',
  editLine: 'Our team checks your changes first. Until then buyers see the approved version.',
  loadFailed: 'Failed to load product data for editing.',
} as const;

export function ProductFormScreen() {
  return (
    <FormPage words={WORDS} saved={(id) => ownProduct(ownId(), id)}>
      {(saved) =>
        saved ? (
          <>
            <SavedState {...saved.data} />
            <ProductForm
              draft={`product.${saved.id}`}
              id={saved.id}
              defaults={valuesOf(saved.data.latest, saved.data.inStock)}
            />
          </>
        ) : (
          <ProductForm draft="product" defaults={EMPTY} />
        )
      }
    </FormPage>
  );
}
