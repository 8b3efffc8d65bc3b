import { getRouteApi } from '@tanstack/react-router';
import { ownId } from '#api/own-id.ts';
import { SavedState } from '#forms/approval/SavedState.tsx';
import { FormPage, SavedForm } from '#forms/FormPage.tsx';
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

/** A duplicate starts from everything of a product and is saved as another one. */
const COPY_WORDS = {
  edit: TEXTS.duplicateProduct,
  editLine: TEXTS.savedAsANew,
  loadFailed: TEXTS.failedToLoadCopied,
} as const;

const account = getRouteApi('/account');

export function ProductFormScreen() {
  const { copy } = account.useSearch();
  return copy ? <CopiedForm key={copy} id={copy} /> : <OwnForm />;
}

function CopiedForm({ id }: { id: string }) {
  return (
    <SavedForm
      id={id}
      words={COPY_WORDS}
      query={ownProduct(ownId(), id)}
      form={({ data }) => <ProductForm draft={`product.copy.${id}`} defaults={valuesOf(data.latest, true)} />}
    />
  );
}

function OwnForm() {
  return (
    <FormPage words={WORDS} saved={(id) => ownProduct(ownId(), id)}>
      {(saved) =>
        saved ? (
          <>
            <SavedState {...saved.data} />
            <ProductForm
              draft={`product.${saved.id}`}
              id={saved.id}
              defaults={valuesOf(saved.data.latest, saved.data.inStock, saved.data.code)}
            />
          </>
        ) : (
          <ProductForm draft="product" defaults={EMPTY} />
        )
      }
    </FormPage>
  );
}
