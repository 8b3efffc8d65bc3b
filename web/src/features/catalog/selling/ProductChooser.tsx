import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { ProductPick } from './ProductPick.tsx';
import { MOST_OFFERED, ownApproved } from './selling.queries.ts';

type Props = {
  legend: ReactNode;
  /** Ids, in the order they were chosen. */
  chosen: readonly string[];
  most: number;
  onChange: (chosen: string[]) => void;
  hint: string;
  error?: string | undefined;
};

/** Some of the seller's own products that buyers can see. */
export function ProductChooser({ legend, chosen, most, onChange, hint, error }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const found = useQuery(ownApproved(useDeferredValue(typed.trim()), MOST_OFFERED));
  const products = found.data ?? [];
  return (
    <fieldset className="grid gap-1.5">
      <legend className="float-left flex w-full justify-between gap-3 font-semibold text-ui">
        <span>{legend}</span>
        <span role="status" className="font-normal text-ink-3 tabular-nums">
          {t`${{ count: chosen.length }} of ${most}`}
        </span>
      </legend>
      <div className="clear-both overflow-hidden rounded-card border border-control bg-surface">
        <span className="relative block border-line border-b">
          <Search
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className="-translate-y-1/2 absolute top-1/2 left-3.5 text-ink-3"
          />
          <Input
            type="search"
            aria-label={t`Search my products`}
            placeholder={t`Search my products`}
            value={typed}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
            className="rounded-none! border-0! pl-10.5!"
          />
        </span>
        {found.isPending && <RowSkeletons rows={5} picture="h-10 w-15" className="p-4" />}
        <ul aria-label={t`My products`} className="max-h-96 overflow-y-auto">
          {products.map((product) => (
            <ProductPick
              key={product._id}
              product={product}
              checked={chosen.includes(product._id)}
              full={chosen.length >= most}
              onChange={(on) => onChange(on ? [...chosen, product._id] : chosen.filter((one) => one !== product._id))}
            />
          ))}
          {found.data && products.length === 0 && (
            <li className="p-4 text-ink-2 text-ui">
              {typed.trim() ? t`No approved product matches this name.` : t`You have no approved products yet.`}
            </li>
          )}
          {found.isError && <li className="p-4 text-brick text-ui">{found.error.message}</li>}
        </ul>
      </div>
      <p className={error ? 'font-medium text-brick text-meta' : 'text-ink-3 text-meta'}>
        {error ?? (products.length === MOST_OFFERED ? t`Showing the first ${MOST_OFFERED}. Search for others.` : hint)}
      </p>
    </fieldset>
  );
}
