import { useLingui } from '@lingui/react/macro';
import { AmountInput } from '#ui/forms/AmountInput.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import type { bind } from './form-rules.ts';

/** What the field holds where the freight is in the price; empty, it is not said yet. */
export const IN_THE_PRICE = '0';

type Props = Pick<FieldProps, 'label' | 'help' | 'error' | 'required'> & {
  value: string;
  bound: ReturnType<typeof bind>;
  onChange: (freight: string) => void;
};

/** Freight is an amount or in the price; nothing of it goes without saying. */
export function FreightField({ value, bound, onChange, ...field }: Props) {
  const { t } = useLingui();
  const isIncluded = value === IN_THE_PRICE;
  return (
    <div>
      <Field {...field}>
        <AmountInput readOnly={isIncluded} {...bound} />
      </Field>
      <Check
        label={t`In the price`}
        checked={isIncluded}
        onChange={({ target }) => onChange(target.checked ? IN_THE_PRICE : '')}
      />
    </div>
  );
}
