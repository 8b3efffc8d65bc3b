import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_SLABS } from '@plyhaat/contract/catalog/price-slabs';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { bind } from '#forms/form-rules.ts';
import { Button } from '#ui/Button.tsx';
import { AmountInput } from '#ui/forms/AmountInput.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { useSay } from '#ui/said.ts';
import { quantityWord } from '#ui/words/unit-names.ts';
import type { ProductFormState } from './product-values.ts';
import { useUnitShown } from './UnitNameField.tsx';

/** Lower prices for larger quantities, in the unit of the product. */
export function SlabFields({ form }: { form: ProductFormState }) {
  const { t } = useLingui();
  const say = useSay();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'slabs' });
  const pricetype = useWatch({ control: form.control, name: 'pricetype' });
  const one = useUnitShown(form);
  const unit = quantityWord({ unit: pricetype, noun: one }, say);
  const removeRow = (at: number) => {
    remove(at);
    form.clearErrors('slabs');
  };
  return (
    <FieldGroup
      title={t`Prices by quantity`}
      line={t`Optional. Lower prices for larger orders. Each row needs a higher quantity and a lower price.`}
    >
      <div className="grid gap-4 sm:col-span-2">
        {fields.map(({ id }, at) => (
          <SlabRow key={id} form={form} at={at} unit={unit} onRemove={() => removeRow(at)} />
        ))}
        {fields.length < MOST_SLABS && (
          <Button variant="line" className="w-fit" onClick={() => append({ minQuantity: '', price: '' })}>
            <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Add a price by quantity</Trans>
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}

type RowProps = { form: ProductFormState; at: number; unit: string; onRemove: () => void };

function SlabRow({ form, at, unit, onRemove }: RowProps) {
  const { t } = useLingui();
  const errors = form.formState.errors.slabs?.[at];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a grid
    <div
      role="group"
      aria-label={t`Price by quantity ${{ at: at + 1 }}`}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3"
    >
      <Field label={t`From (${unit})`} error={errors?.minQuantity?.message}>
        <Input inputMode="numeric" autoComplete="off" maxLength={9} {...bind(form, `slabs.${at}.minQuantity`)} />
      </Field>
      <Field label={t`Price per ${unit}`} error={errors?.price?.message}>
        <AmountInput {...bind(form, `slabs.${at}.price`)} />
      </Field>
      <Button
        variant="quiet"
        size="round"
        className="mt-7"
        aria-label={t`Remove price by quantity ${{ at: at + 1 }}`}
        onClick={onRemove}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </div>
  );
}
