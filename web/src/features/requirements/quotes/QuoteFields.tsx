import { useLingui } from '@lingui/react/macro';
import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { GST_RATES, LONGEST_NOTE } from '@plyhaat/contract/requirements/quote-form';
import type { QuoteDraft } from '@plyhaat/contract/requirements/quotes';
import { FileText } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FreightField } from '#forms/FreightField.tsx';
import { bind } from '#forms/form-rules.ts';
import { PublicField } from '#forms/ToldContacts.tsx';
import { useFormFiles } from '#forms/uploads/useFormFiles.ts';
import { AmountInput } from '#ui/forms/AmountInput.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Input, NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { useSay } from '#ui/said.ts';
import { perOne } from '#ui/words/prices.ts';
import { today, type Values } from './quote-values.ts';

export type QuoteFormState = UseFormReturn<Values>;
type Props = { form: QuoteFormState; draft: QuoteDraft };

export function QuoteFields({ form, draft }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t`Unit price`} required help={t`Before GST`} error={errors.unitPrice?.message}>
        <AmountInput
          suffix={
            <NativeSelect aria-label={t`Unit`} {...bind(form, 'unit')}>
              {PRICE_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {perOne({ pricetype: unit, unitName: draft.unitName }, say)}
                </option>
              ))}
            </NativeSelect>
          }
          {...bind(form, 'unitPrice')}
        />
      </Field>
      <SheetFields form={form} draft={draft} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label={t`GST`}
          error={errors.gstPercent?.message}
          {...(!draft.hasGstin && { help: t`Add your GST number to your profile to charge GST.` })}
        >
          <NativeSelect disabled={!draft.hasGstin} {...bind(form, 'gstPercent')}>
            {GST_RATES.map((rate) => (
              <option key={rate} value={rate}>
                {rate}%
              </option>
            ))}
          </NativeSelect>
        </Field>
        <FreightField
          label={t`Freight`}
          help={t`For the whole lot`}
          required
          error={errors.freight?.message}
          value={useWatch({ control: form.control, name: 'freight' })}
          bound={bind(form, 'freight')}
          onChange={(freight) => {
            form.setValue('freight', freight);
            form.clearErrors('freight');
          }}
        />
        <Field label={t`Lead time, days`} required error={errors.leadTimeDays?.message}>
          <Input inputMode="numeric" autoComplete="off" maxLength={3} {...bind(form, 'leadTimeDays')} />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Valid until`} required error={errors.validUntil?.message}>
          <Input type="date" min={today()} {...bind(form, 'validUntil')} />
        </Field>
        <Field label={t`HSN`} optional help={t`Printed on the quotation`} error={errors.hsn?.message}>
          <Input inputMode="numeric" autoComplete="off" maxLength={8} {...bind(form, 'hsn')} />
        </Field>
      </div>
      <PublicField label={t`Note`} optional error={errors.note?.message}>
        <Textarea rows={3} maxLength={LONGEST_NOTE} {...bind(form, 'note')} />
      </PublicField>
      <DocumentField form={form} />
    </>
  );
}

/** Asked for where the price is in another unit than the buyer's quantity. */
function SheetFields({ form, draft }: Props) {
  const { t } = useLingui();
  const unit = useWatch({ control: form.control, name: 'unit' });
  const { errors } = form.formState;
  if (!draft.quantity || unit === draft.quantity.unit) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`Sheet size`} optional help={t`Such as 8 × 4 ft, to compare units`} error={errors.size?.message}>
        <Input maxLength={60} {...bind(form, 'size')} />
      </Field>
      <Field label={t`Thickness`} optional help={t`Such as 18 mm`} error={errors.thickness?.message}>
        <Input maxLength={60} {...bind(form, 'thickness')} />
      </Field>
    </div>
  );
}

function DocumentField({ form }: Pick<Props, 'form'>) {
  const { t } = useLingui();
  const file = useFormFiles(form, 'file', 'document');
  return (
    <FileDrop
      label={t`File`}
      help={t`Optional: a test report or brochure, PDF or picture`}
      icon={<FileText size={20} strokeWidth={1.75} />}
      {...file.drop}
      error={form.formState.errors.file?.message}
    />
  );
}
