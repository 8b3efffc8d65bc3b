import { Trans, useLingui } from '@lingui/react/macro';
import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { indianDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { OfferAsTyped, type OfferDraft } from '@plyhaat/contract/leads/offer';
import { GST_RATES } from '@plyhaat/contract/requirements/quote-form';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useDraft } from '#forms/drafts.ts';
import { FreightField } from '#forms/FreightField.tsx';
import { showRefusal } from '#forms/field-errors.ts';
import { bind, resolverBy } from '#forms/form-rules.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { AmountInput } from '#ui/forms/AmountInput.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import { useSay } from '#ui/said.ts';
import { perOne } from '#ui/words/prices.ts';
import { formatQuantity } from '#ui/words/quantities.ts';
import { quantityWord } from '#ui/words/unit-names.ts';
import { landedOf, OFFER_FIELDS, type OfferValues, offerBody, offerValues } from './offer-values.ts';
import { givingOffer } from './threads.queries.ts';

type Props = { threadId: string; draft: OfferDraft; onSent: () => void };

/** The button stands beside the last field on a phone, and so do button and sum at a wide desk. */
const LAYOUT = 'grid grid-cols-2 gap-x-2.5 gap-y-3 xl:grid-cols-[1.9fr_1fr_1fr]';

/** A price for what was asked; what was typed stays in this browser until it is sent. */
export function OfferForm({ threadId, draft, onSent }: Props) {
  const { t } = useLingui();
  const form = useForm<OfferValues>({
    defaultValues: offerValues(draft),
    resolver: resolverBy<OfferValues>(OfferAsTyped, { bodyOf: offerBody, fieldOf: (name) => name }),
  });
  const kept = useDraft(`offer.${threadId}`, form);
  const sending = useChange(givingOffer(threadId), { refresh: [['threads', threadId]], onSuccess: kept.clear });
  const submit = form.handleSubmit((values) =>
    sending.mutate(offerBody(values), {
      onSuccess: onSent,
      onError: (error) => void showRefusal(form, error, OFFER_FIELDS),
    }),
  );
  return (
    <Form onSubmit={submit} aria-label={t`Your price`} className={LAYOUT}>
      <Fields form={form} draft={draft} />
      <div className="contents xl:col-span-2 xl:flex xl:items-end xl:justify-end xl:gap-3">
        <Sum form={form} draft={draft} />
        <Button
          type="submit"
          busy={sending.isPending}
          className="self-end xl:flex-none xs:col-start-[-2] xs:justify-self-end"
        >
          <Trans>Send offer</Trans>
        </Button>
      </div>
    </Form>
  );
}

type FieldsProps = { form: UseFormReturn<OfferValues>; draft: OfferDraft };

function Fields({ form, draft: { unitName, hasGstin } }: FieldsProps) {
  const { t } = useLingui();
  const say = useSay();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t`Price`} error={errors.unitPrice?.message} className="max-xs:col-span-2">
        <AmountInput
          suffix={
            <NativeSelect aria-label={t`Unit`} {...bind(form, 'unit')}>
              {PRICE_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {perOne({ pricetype: unit, unitName }, say)}
                </option>
              ))}
            </NativeSelect>
          }
          {...bind(form, 'unitPrice')}
        />
      </Field>
      <Field
        label={t`GST`}
        error={errors.gstPercent?.message}
        {...(!hasGstin && { help: t`Add your GST number to your profile to charge GST.` })}
      >
        <NativeSelect disabled={!hasGstin} {...bind(form, 'gstPercent')}>
          {GST_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {rate === 0 ? t`None` : t`${rate}% extra`}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <FreightField
        label={t`Freight, whole lot`}
        error={errors.freight?.message}
        value={useWatch({ control: form.control, name: 'freight' })}
        bound={bind(form, 'freight')}
        onChange={(freight) => {
          form.setValue('freight', freight);
          form.clearErrors('freight');
        }}
      />
      <Field label={t`Valid until`} error={errors.validUntil?.message}>
        <Input type="date" min={indianDay(Date.now())} {...bind(form, 'validUntil')} />
      </Field>
    </>
  );
}

function Sum({ form, draft }: FieldsProps) {
  const { t } = useLingui();
  const landed = landedOf(useWatch({ control: form.control }) as OfferValues, draft);
  if (!landed) return null;
  const { each, total, quantity } = landed;
  return (
    <p className="self-center text-ink-2 text-ui tabular-nums max-xs:order-last max-xs:col-span-2 xl:flex-1 xl:self-end xl:pb-0.5">
      <Trans>
        {formatRupees(each)} a {quantityWord(quantity, t)} landed,{' '}
        <b className="font-semibold text-ink xl:block">
          {formatRupees(total)} for {formatQuantity(quantity, t)}
        </b>
      </Trans>
    </p>
  );
}
