import { Trans, useLingui } from '@lingui/react/macro';
import { type BillingAddress, BillingAddressForm } from '@plyhaat/contract/billing/billing-address';
import { type Ref, useImperativeHandle } from 'react';
import { useForm } from 'react-hook-form';
import { IndianStateSelect } from '#features/places/PlaceSelect.tsx';
import { useDraft } from '#forms/drafts.ts';
import { showRefusal } from '#forms/field-errors.ts';
import { resolverOf } from '#forms/form-rules.ts';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { type BillingBody, billingAddress, savingBillingAddress } from '../billing.queries.ts';

type Values = { name: string; address: string; stateId: string; pincode: string; gstNumber: string };
const FIELDS = ['name', 'address', 'stateId', 'pincode', 'gstNumber'] as const;
const resolver = resolverOf<Values, BillingBody>(BillingAddressForm);

type Props = {
  start: { [Field in keyof BillingAddress]?: BillingAddress[Field] | undefined };
  onSaved: () => void;
  ref: Ref<SavesAddress>;
  /** Missing where there is nothing to go back to. */
  onCancel: (() => void) | undefined;
};

/** For whoever needs the address saved, as Pay does: false where a field is missing, which is marked then. */
export type SavesAddress = { readonly save: () => Promise<boolean> };

export function BillToForm({ start, onSaved, onCancel, ref }: Props) {
  const { t } = useLingui();
  const form = useForm<Values, unknown, BillingBody>({
    resolver,
    defaultValues: Object.fromEntries(FIELDS.map((field) => [field, start[field] ?? ''])),
  });
  const draft = useDraft('billing-address', form);
  const saving = useChange(savingBillingAddress(), {
    ...QUIET,
    refresh: [billingAddress().queryKey, ['quote']],
  });
  const save = async (): Promise<boolean> => {
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      try {
        await saving.mutateAsync(values);
        isSaved = true;
        draft.clear();
        onSaved();
      } catch (error) {
        if (!showRefusal(form, error, FIELDS)) toastError((error as Error).message);
      }
    })();
    return isSaved;
  };
  useImperativeHandle(ref, () => ({ save }));
  const { register, formState, watch } = form;
  const error = (field: keyof Values) => formState.errors[field]?.message;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      aria-label={t`Bill to`}
      className="grid gap-4"
    >
      <h3 className="font-semibold text-ui">
        <Trans>Bill to</Trans>
      </h3>
      <Field label={t`Name`} required error={error('name')}>
        <Input autoComplete="organization" {...register('name')} />
      </Field>
      <Field label={t`Address`} required error={error('address')}>
        <Textarea autoComplete="street-address" rows={2} className="min-h-20" {...register('address')} />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-4">
        <IndianStateSelect value={watch('stateId')} error={error('stateId')} {...register('stateId')} />
        <Field label={t`PIN code`} required error={error('pincode')}>
          <Input inputMode="numeric" autoComplete="postal-code" maxLength={6} {...register('pincode')} />
        </Field>
      </div>
      <Field
        label={t`GSTIN`}
        optional
        help={t`Printed on the invoice, for input tax credit`}
        error={error('gstNumber')}
      >
        <Input autoCapitalize="characters" maxLength={15} {...register('gstNumber')} />
      </Field>
      <div className="flex gap-3">
        {onCancel && (
          <Button variant="line" onClick={onCancel} className="flex-1">
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" variant={onCancel ? 'primary' : 'line'} busy={saving.isPending} className="flex-1">
          <Trans>Save address</Trans>
        </Button>
      </div>
    </Form>
  );
}
