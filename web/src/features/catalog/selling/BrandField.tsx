import { Trans, useLingui } from '@lingui/react/macro';
import { brandTaken } from '@plyhaat/contract/catalog/product-form';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { CallError } from '#api/call.ts';
import { ownId } from '#api/own-id.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Combobox } from '#ui/forms/Combobox.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import type { ProductFormState, Values } from './product-values.ts';
import { addingBrand, brandChoice } from './selling.queries.ts';

type Offered = { _id: string; name: string; waiting: boolean };

/** A brand from the list, or one that is added to it. */
export function BrandField({ form }: { form: ProductFormState }) {
  const { t } = useLingui();
  const { field } = useController({ control: form.control, name: 'brand' });
  const { data, isPending } = useQuery(brandChoice(ownId()));
  const [adding, setAdding] = useState(false);
  const options = (data?.data ?? []).map(({ _id, name, waiting }: Offered) => ({
    value: _id,
    label: waiting ? t`${name} (Waiting for review)` : name,
  }));
  const choose = (brand: Values['brand']) => {
    field.onChange(brand);
    form.clearErrors('brand');
  };
  return (
    <div className="grid content-start gap-1">
      <Field label={t`Brand`} optional error={form.formState.errors.brand?.message}>
        <Combobox
          options={options}
          value={field.value}
          onChange={choose}
          loading={isPending}
          loadingText={t`Loading brands...`}
          emptyText={t`Brand not found. You can add it below.`}
          placeholder={t`Choose a brand`}
        />
      </Field>
      <button type="button" onClick={() => setAdding(true)} className="link w-fit min-h-11 text-ui">
        <Trans>Add a brand</Trans>
      </button>
      <AddBrand open={adding} onClose={() => setAdding(false)} onAdded={choose} />
    </div>
  );
}

const isTaken = (refusal: Error) => refusal instanceof CallError && refusal.is(brandTaken);

type AddProps = { open: boolean; onClose: () => void; onAdded: (brand: Values['brand']) => void };

function AddBrand({ open, onClose, onAdded }: AddProps) {
  const { t } = useLingui();
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const adding = useChange(addingBrand(), {
    success: ({ data, message }) => (data.waiting ? null : message),
    failure: (refusal) => (isTaken(refusal) ? null : t`Failed to add brand. Please try again.`),
    refresh: [['brands']],
    onSuccess: ({ data }) => {
      if (data.waiting) toastError(t`This brand is waiting for review. You can use it once it is approved.`);
      else onAdded({ value: data._id, label: data.name });
      close();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A portal's events still bubble through the tree: the product form must not hear this one.
    event.stopPropagation();
    const name = String(new FormData(event.currentTarget).get('brand') ?? '').trim();
    if (name === '') return setError(t`Brand name is required`);
    if (adding.isPending) return;
    adding.mutate(name, {
      onError: (refusal) => {
        // Somebody else may have added it and it is not public yet: the server knows it by its name.
        if (!isTaken(refusal)) return;
        toastSuccess(t`This brand already exists. We have selected it for you.`);
        onAdded({ value: name, label: name });
        close();
      },
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t`Add a brand`}
      description={t`Buyers can filter by this brand once a product under it is approved.`}
      dismissible={!adding.isPending}
    >
      <Form onSubmit={submit} className="grid gap-4">
        <Field label={t`Brand name`} required error={error}>
          <Input name="brand" maxLength={80} autoComplete="off" onChange={() => setError(undefined)} />
        </Field>
        <Button type="submit" block busy={adding.isPending}>
          <Trans>Add brand</Trans>
        </Button>
      </Form>
    </Dialog>
  );
}
