import { ownId } from '#api/own-id.ts';
import { SavedState } from '#forms/approval/SavedState.tsx';
import { FormPage } from '#forms/FormPage.tsx';
import { ProductForm } from './ProductForm.tsx';
import { EMPTY, valuesOf } from './product-values.ts';
import { ownProduct } from './selling.queries.ts';
import * as TEXTS from './texts.ts';

const WORDS = {
  add: TEXTS.addProduct2,
  addLine: TEXTS.ourTeamChecksEach,
  edit: TEXTS.editProduct2,
  editLine: TEXTS.ourTeamChecksYour,
  loadFailed: TEXTS.failedToLoadProduct,
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
