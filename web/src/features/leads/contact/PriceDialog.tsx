import { Trans, useLingui } from '@lingui/react/macro';
import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { indianDay } from '@plyhaat/contract/core/dates';
import { PriceForm } from '@plyhaat/contract/leads/price-request';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useDraft } from '#forms/drafts.ts';
import { showRefusal } from '#forms/field-errors.ts';
import { bind, resolverOf } from '#forms/form-rules.ts';
import { PublicField } from '#forms/ToldContacts.tsx';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { useSay } from '#ui/said.ts';
import { quantityWord } from '#ui/words/unit-names.ts';
import { unitPlural } from '#ui/words/unit-plurals.ts';
import { contacting } from '../leads.queries.ts';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { MinimumOrder } from './MinimumOrder.tsx';
import type { PriceFormState, Values } from './price-form.ts';
import { SlabPrice } from './SlabPrice.tsx';
import type { ProductTarget } from './target.ts';

type Props = { target: ProductTarget; open: boolean; onClose: () => void };
const FIELDS = ['quantity', 'unit', 'city', 'neededBy', 'message'] as const;
/** It is chosen by state and city, and begins with the profile's. */
const NOT_KEPT = ['city'] as const;

function usePriceRequest(target: ProductTarget) {
  const form = useForm<Values, unknown, PriceForm>({
    resolver: resolverOf(PriceForm),
    defaultValues: { quantity: '', unit: target.product.pricetype, city: '', neededBy: '', message: '' },
  });
  const draft = useDraft(`price.${target.product._id}`, form, NOT_KEPT);
  const sending = useChange(contacting(), { ...QUIET, refresh: [['leads']] });
  const submit = form.handleSubmit(({ message, ...wanted }) => {
    if (sending.isPending) return;
    sending.mutate(
      { target, channel: 'contact', wanted, ...(message && { message }) },
      {
        onSuccess: draft.clear,
        onError: (error) => {
          if (!showRefusal(form, error, FIELDS)) toastError(error.message);
        },
      },
    );
  });
  return { form, submit, sending };
}

/** How much, where to and by when. The seller gets the buyer's number, and the form says so. */
export function PriceDialog({ target, open, onClose }: Props) {
  const { t } = useLingui();
  const { form, submit, sending } = usePriceRequest(target);
  if (sending.isSuccess) return <Sent target={target} open={open} onClose={onClose} />;
  return (
    <Dialog
      open={open}
      onOpenChange={(open) => !open && onClose()}
      title={t`Get price: ${{ name: target.product.name }}`}
      description={t`${{ name: target.name }} gets your name and number with this request, and answers you here. It is free: no plan needed.`}
      dismissible={!sending.isPending}
      instant
    >
      <Form onSubmit={submit} className="grid gap-4">
        <PriceFields form={form} product={target.product} />
        <Button type="submit" block busy={sending.isPending}>
          <Trans>Ask for the price</Trans>
        </Button>
      </Form>
    </Dialog>
  );
}

function PriceFields({ form, product }: { form: PriceFormState; product: ProductTarget['product'] }) {
  const { t } = useLingui();
  const say = useSay();
  const { errors } = form.formState;
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t`Quantity`} required error={errors.quantity?.message}>
          <Input inputMode="decimal" autoComplete="off" maxLength={14} {...bind(form, 'quantity')} />
        </Field>
        <Field label={t`Unit`} required error={errors.unit?.message}>
          <NativeSelect {...bind(form, 'unit')}>
            {PRICE_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {unit === 'per Nos/sheet' ? unitPlural(product.unitName, t) : quantityWord({ unit }, say)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <div className="col-span-2 -mt-2 grid gap-1 empty:hidden">
          <MinimumOrder form={form} product={product} />
          <SlabPrice form={form} product={product} />
        </div>
        <DeliveryPlace form={form} />
      </div>
      <Field label={t`Needed by`} optional error={errors.neededBy?.message}>
        <Input type="date" min={indianDay(Date.now())} {...bind(form, 'neededBy')} />
      </Field>
      <PublicField label={t`Message`} optional error={errors.message?.message}>
        <Textarea rows={3} maxLength={2000} placeholder={t`Grade, brand, payment terms`} {...bind(form, 'message')} />
      </PublicField>
    </>
  );
}

function Sent({ target, open, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(open) => !open && onClose()}
      title={t`Request sent`}
      description={t`${{ name: target.name }} can call you, or answer in My enquiries. We will tell you when an answer comes.`}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Link
          to="/account"
          search={{ tab: 'enquiries' }}
          className={buttonClass({ block: true }, 'sm:order-last')}
          onClick={onClose}
        >
          <Trans>Open My enquiries</Trans>
        </Link>
        <Button variant="line" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
