import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { perOne } from '@plyhaat/contract/catalog/unit-name';
import { GST_RATES, LONGEST_NOTE, NO_GSTIN } from '@plyhaat/contract/requirements/quote-form';
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
import { today, type Values } from './quote-values.ts';
import * as TEXTS from './texts.ts';

export type QuoteFormState = UseFormReturn<Values>;
type Props = { form: QuoteFormState; draft: QuoteDraft };

export function QuoteFields({ form, draft }: Props) {
  const { errors } = form.formState;
  return (
    <>
      <Field label={TEXTS.unitPrice} required help={TEXTS.beforeGst} error={errors.unitPrice?.message}>
        <AmountInput
          suffix={
            <NativeSelect aria-label={TEXTS.unit} {...bind(form, 'unit')}>
              {PRICE_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {perOne({ pricetype: unit, unitName: draft.unitName })}
                </option>
              ))}
            </NativeSelect>
          }
          {...bind(form, 'unitPrice')}
        />
      </Field>
      <SheetFields form={form} draft={draft} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={TEXTS.gst} error={errors.gstPercent?.message} {...(!draft.hasGstin && { help: NO_GSTIN })}>
          <NativeSelect disabled={!draft.hasGstin} {...bind(form, 'gstPercent')}>
            {GST_RATES.map((rate) => (
              <option key={rate} value={rate}>
                {rate}%
              </option>
            ))}
          </NativeSelect>
        </Field>
        <FreightField
          label={TEXTS.freight}
          help={TEXTS.forTheWholeLot}
          required
          error={errors.freight?.message}
          value={useWatch({ control: form.control, name: 'freight' })}
          bound={bind(form, 'freight')}
          onChange={(freight) => {
            form.setValue('freight', freight);
            form.clearErrors('freight');
          }}
        />
        <Field label={TEXTS.leadTimeDays} required error={errors.leadTimeDays?.message}>
          <Input inputMode="numeric" autoComplete="off" maxLength={3} {...bind(form, 'leadTimeDays')} />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={TEXTS.validUntil} required error={errors.validUntil?.message}>
          <Input type="date" min={today()} {...bind(form, 'validUntil')} />
        </Field>
        <Field label={TEXTS.hsn} optional help={TEXTS.printedOnTheQuotation} error={errors.hsn?.message}>
          <Input inputMode="numeric" autoComplete="off" maxLength={8} {...bind(form, 'hsn')} />
        </Field>
      </div>
      <PublicField label={TEXTS.note} optional error={errors.note?.message}>
        <Textarea rows={3} maxLength={LONGEST_NOTE} {...bind(form, 'note')} />
      </PublicField>
      <DocumentField form={form} />
    </>
  );
}

/** Asked for where the price is in another unit than the buyer's quantity. */
function SheetFields({ form, draft }: Props) {
  const unit = useWatch({ control: form.control, name: 'unit' });
  const { errors } = form.formState;
  if (!draft.quantity || unit === draft.quantity.unit) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={TEXTS.sheetSize} optional help={TEXTS.suchAs84} error={errors.size?.message}>
        <Input maxLength={60} {...bind(form, 'size')} />
      </Field>
      <Field label={TEXTS.thickness} optional help={TEXTS.suchAs18Mm} error={errors.thickness?.message}>
        <Input maxLength={60} {...bind(form, 'thickness')} />
      </Field>
    </div>
  );
}

function DocumentField({ form }: Pick<Props, 'form'>) {
  const file = useFormFiles(form, 'file', 'document');
  return (
    <FileDrop
      label={TEXTS.file}
      help={TEXTS.optionalATestReport}
      icon={<FileText size={20} strokeWidth={1.75} />}
      {...file.drop}
      error={form.formState.errors.file?.message}
    />
  );
}
