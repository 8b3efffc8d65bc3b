import { MOST_SHARED } from '@plyhaat/contract/catalog/share-form';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { ProductPick } from '../selling/ProductPick.tsx';
import { ownApproved } from '../selling/selling.queries.ts';
import * as TEXTS from './texts.ts';

const MOST_OFFERED = 100;

type Props = { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void };

/** The seller's own products that buyers can see, in the order they are chosen. */
export function ProductChoice({ chosen, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const found = useQuery(ownApproved(useDeferredValue(typed.trim()), MOST_OFFERED));
  const products = found.data ?? [];
  return (
    <fieldset className="grid gap-1.5">
      <legend className="float-left flex w-full justify-between gap-3 font-semibold text-ui">
        <span>{TEXTS.products}</span>
        <span role="status" className="font-normal text-ink-3 tabular-nums">
          {TEXTS.countOfMost(chosen.length, MOST_SHARED)}
        </span>
      </legend>
      <div className="clear-both overflow-hidden rounded-card border border-control bg-surface">
        <Input
          type="search"
          aria-label={TEXTS.searchMyProducts}
          placeholder={TEXTS.searchMyProducts}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
          className="rounded-none! border-0! border-line! border-b!"
        />
        {found.isPending && <RowSkeletons rows={5} picture="h-10 w-15" className="p-4" />}
        <ul aria-label={TEXTS.myProducts}>
          {products.map((product) => (
            <ProductPick
              key={product._id}
              product={product}
              checked={chosen.includes(product._id)}
              full={chosen.length >= MOST_SHARED}
              onChange={(on) => onChange(on ? [...chosen, product._id] : chosen.filter((one) => one !== product._id))}
            />
          ))}
          {found.data && products.length === 0 && (
            <li className="p-4 text-ink-2 text-ui">{typed.trim() ? TEXTS.noneMatches : TEXTS.noApprovedProducts}</li>
          )}
          {found.isError && <li className="p-4 text-brick text-ui">{found.error.message}</li>}
        </ul>
      </div>
      <p className="text-ink-3 text-meta">
        {products.length === MOST_OFFERED ? TEXTS.firstShown(MOST_OFFERED) : TEXTS.chooseAtMost(MOST_SHARED)}
      </p>
    </fieldset>
  );
}
