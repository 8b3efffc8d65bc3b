import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { CallError } from '#api/call.ts';
import { useDraft } from '#api/drafts.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Switch } from '#ui/Switch.tsx';
import { toastError, toastSuccess } from '#ui/Toaster.tsx';
import { BasicFields } from './BasicFields.tsx';
import { FactFields } from './FactFields.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { bodyOf, fieldOf, type ProductFormState, resolver, type Values } from './product-values.ts';
import { savingProduct } from './selling.queries.ts';

type Props = { draft: string; id?: string; defaults: Values };

/** Every field of spec 2 §5; what was typed is kept in this browser until it is saved. */
export function ProductForm({ draft: name, id, defaults }: Props) {
  const form = useForm<Values>({ resolver, defaultValues: defaults, reValidateMode: 'onSubmit' });
  const draft = useDraft(name, form);
  const { submit, isSaving } = useSave(form, id, draft.clear);
  const startAnew = () => {
    form.reset(defaults);
    draft.clear();
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={id ? 'Edit product' : 'Add product'}
      className="grid gap-6 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      {draft.restored && (
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-3 rounded bg-amber-soft px-4 py-1 text-amber-ink text-ui"
        >
          This is what you typed earlier and did not save.
          <button type="button" onClick={startAnew} className="link min-h-11">
            Start anew
          </button>
        </p>
      )}
      <BasicFields form={form} />
      <ProductPictures key={draft.restored ? 'restored' : 'fresh'} form={form} />
      <FactFields form={form} />
      <div className="border-line border-t pt-6">
        <Switch label="In stock" help="Saved at once, without review" {...form.register('inStock')} />
      </div>
      <Foot form={form} isSaving={isSaving} />
    </form>
  );
}

function Foot({ form, isSaving }: { form: ProductFormState; isSaving: boolean }) {
  const uploading = useWatch({ control: form.control, name: 'uploading' });
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-6">
      <p role="status" className="text-ink-2 text-ui empty:hidden sm:mr-auto">
        {uploading && 'Your pictures are still on their way.'}
      </p>
      <Link to="/account" search={{ tab: 'myProducts' }} className={buttonClass({ variant: 'line' }, 'max-sm:flex-1')}>
        Cancel
      </Link>
      <Button type="submit" busy={isSaving} disabled={uploading} className="max-sm:flex-1">
        Save product
      </Button>
    </div>
  );
}

/** Saves, says so in the server's words, and returns to the list; a refusal stands beside the field it names. */
function useSave(form: ProductFormState, id: string | undefined, clearDraft: () => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const saving = useMutation(savingProduct(id));
  const onError = (error: Error) => {
    toastError(error.message);
    if (error instanceof CallError) showRefusal(form, error);
  };
  const submit = form.handleSubmit((values) => {
    if (saving.isPending || values.uploading) return;
    saving.mutate(bodyOf(values), {
      onSuccess: async ({ message }) => {
        clearDraft();
        toastSuccess(message);
        await queries.invalidateQueries({ queryKey: ['products'] });
        void navigate({ to: '/account', search: { tab: 'myProducts' } });
      },
      onError,
    });
  });
  return { submit, isSaving: saving.isPending };
}

/** A picture that is not there any more is named by its reference. */
function showRefusal(form: ProductFormState, { fields }: CallError): void {
  const { main, more } = form.getValues();
  const pictures = (['main', 'more'] as const).flatMap((name) =>
    ({ main, more })[name].some(({ ref }) => ref && fields[ref]) ? [name] : [],
  );
  for (const name of pictures) form.setError(name, { message: 'Please add this file again' });
  for (const [name, message] of Object.entries(fields)) {
    const field = fieldOf(name) as FieldPath<Values>;
    if (field in form.getValues() || field.startsWith('facts.')) form.setError(field, { message });
  }
}
