import { type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { AmountInput } from '#ui/forms/AmountInput.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import { bind } from './form-rules.ts';
import * as TEXTS from './texts.ts';

/** What the field holds where the freight is in the price; empty, it is not said yet. */
export const IN_THE_PRICE = '0';

type Props<Values extends FieldValues> = Pick<FieldProps, 'label' | 'help' | 'required'> & {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
};

/** Freight is an amount or in the price; nothing of it goes without saying. */
export function FreightField<Values extends FieldValues>({ form, name, ...field }: Props<Values>) {
  const isIncluded = useWatch({ control: form.control, name }) === IN_THE_PRICE;
  const { error } = form.getFieldState(name, form.formState);
  const include = (on: boolean) => {
    form.setValue(name, (on ? IN_THE_PRICE : '') as FieldPathValue<Values, FieldPath<Values>>);
    form.clearErrors(name);
  };
  return (
    <div>
      <Field {...field} error={error?.message}>
        <AmountInput readOnly={isIncluded} {...bind(form, name)} />
      </Field>
      <Check label={TEXTS.freightInThePrice} checked={isIncluded} onChange={({ target }) => include(target.checked)} />
    </div>
  );
}
