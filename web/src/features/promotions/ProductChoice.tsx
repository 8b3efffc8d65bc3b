import type { ProductCard } from '@plyhaat/contract/catalog';
import { formatRupees } from '@plyhaat/contract/money';
import { NOT_A_PRODUCT_OF_YOURS } from '@plyhaat/contract/placements';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Combobox } from '#ui/Combobox.tsx';
import { Field } from '#ui/Field.tsx';
import { ownApproved } from './placements.queries.ts';

/** A product as a form keeps it. */
export type Choice = { value: string; label: string };

type Props = {
  label: string;
  value: Choice | null;
  /** With the whole product, for what it fills in. */
  onChoose: (choice: Choice | null, product?: ProductCard) => void;
  error: string | undefined;
  className?: string;
};

const optionOf = ({ _id, name, category, originalPrice, pricetype }: ProductCard) => ({
  value: _id,
  label: name,
  detail: `${category} · ${formatRupees(originalPrice)} ${pricetype}`,
});

/** One of the seller's own approved products. */
export function ProductChoice({ label, value, onChoose, error, className = '' }: Props) {
  const [typed, setTyped] = useState('');
  // The chosen name standing in the box is no question.
  const search = useDeferredValue(typed.trim() === value?.label ? '' : typed.trim());
  const found = useQuery(ownApproved(search));
  return (
    <Field label={label} required help={NOT_A_PRODUCT_OF_YOURS} error={error} className={className}>
      <Combobox
        options={(found.data ?? []).map(optionOf)}
        value={value}
        onChange={(option) =>
          onChoose(
            option && { value: option.value, label: option.label },
            found.data?.find(({ _id }) => _id === option?.value),
          )
        }
        onQuery={setTyped}
        loading={found.isPending}
        loadingText="Loading products..."
        emptyText="None of your approved products has this name."
        error={found.isError && found.error.message}
        placeholder="Choose a product"
      />
    </Field>
  );
}
