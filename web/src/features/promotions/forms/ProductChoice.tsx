import { useLingui } from '@lingui/react/macro';
import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { type FieldPathByValue, type FieldValues, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { ownId } from '#api/own-id.ts';
import { type OwnProduct, ownApproved, ownProduct } from '#features/catalog/selling/selling.queries.ts';
import { Combobox } from '#ui/forms/Combobox.tsx';
import { Field } from '#ui/forms/Field.tsx';

/** A product as a form keeps it. */
export type Choice = { value: string; label: string };

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, Choice | null>;
  label: string;
  /** Another one was chosen: what the last one filled in is out of date. */
  onChosen?: () => void;
};

const optionOf = ({ _id, name, category }: ProductCard) => ({ value: _id, label: name, detail: category });

/** One of the seller's own approved products. */
export function ProductChoice<Values extends FieldValues>({ form, name, label, onChosen }: Props<Values>) {
  const { t } = useLingui();
  const value: Choice | null = useWatch({ control: form.control, name });
  const { error } = form.getFieldState(name, form.formState);
  const [typed, setTyped] = useState('');
  // The name of the chosen product in the box is not a search text.
  const search = useDeferredValue(typed.trim() === value?.label ? '' : typed.trim());
  const found = useQuery(ownApproved(search));
  const choose = (option: Choice | null) => {
    const choice = option && { value: option.value, label: option.label };
    form.setValue(name, choice as PathValue<Values, typeof name>);
    form.clearErrors(name);
    onChosen?.();
  };
  return (
    <Field
      label={label}
      required
      help={t`Please choose one of your approved products`}
      error={error?.message}
      className="sm:col-span-2"
    >
      <Combobox
        options={(found.data ?? []).map(optionOf)}
        value={value}
        onChange={choose}
        onQuery={setTyped}
        loading={found.isPending}
        loadingText={t`Loading products...`}
        emptyText={t`No approved product matches this name.`}
        error={found.isError && found.error.message}
        placeholder={t`Choose a product`}
      />
    </Field>
  );
}

/** The chosen product as the public sees it; `fill` is called with it once it has loaded. */
export function useChosen(choice: Choice | null, fill?: (product: OwnProduct) => void): OwnProduct | undefined {
  const { data } = useQuery({ ...ownProduct(ownId(), choice?.value ?? ''), enabled: choice !== null });
  const onLoaded = useEffectEvent((product: OwnProduct) => fill?.(product));
  useEffect(() => {
    if (data) onLoaded(data);
  }, [data]);
  return data;
}

/** Written only where it says something else: a form that nobody touched has no draft. */
export function fillIn<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPathByValue<Values, string>,
  text: string,
): void {
  if (form.getValues(name) === text) return;
  form.setValue(name, text as PathValue<Values, typeof name>);
  form.clearErrors(name);
}
