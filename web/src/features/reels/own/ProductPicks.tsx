import { MOST_REEL_PRODUCTS } from '@plyhaat/contract/reels/reel-product';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ProductPick } from '#features/catalog/selling/ProductPick.tsx';
import { ownApproved } from '#features/catalog/selling/selling.queries.ts';
import { Input } from '#ui/forms/Input.tsx';
import type { ReelFormState } from './reel-values.ts';
import * as TEXTS from './texts.ts';

/** Up to three of the seller's own products that buyers can see. */
export function ProductPicks({ form }: { form: ReelFormState }) {
  const chosen = useWatch({ control: form.control, name: 'productIds' });
  const [typed, setTyped] = useState('');
  const found = useQuery(ownApproved(useDeferredValue(typed.trim())));
  const { error } = form.getFieldState('productIds', form.formState);
  const toggle = (id: string, on: boolean) => {
    form.setValue('productIds', on ? [...chosen, id] : chosen.filter((one) => one !== id));
    form.clearErrors('productIds');
  };
  const products = found.data ?? [];
  return (
    <fieldset className="grid gap-1.5">
      <legend className="float-left flex w-full justify-between gap-3 font-semibold text-ui">
        <span>
          {TEXTS.productsInThisReel} <span className="font-normal text-ink-3">{TEXTS.optional}</span>
        </span>
        <span className="font-normal text-ink-3 tabular-nums">
          {TEXTS.countOfLimit(chosen.length, MOST_REEL_PRODUCTS)}
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
            aria-label={TEXTS.searchMyProducts}
            placeholder={TEXTS.searchMyProducts}
            value={typed}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
            className="rounded-none! border-0! pl-10.5!"
          />
        </span>
        <ul aria-label={TEXTS.myProducts} className="max-h-66 overflow-y-auto">
          {products.map((product) => (
            <ProductPick
              key={product._id}
              product={product}
              checked={chosen.includes(product._id)}
              full={chosen.length >= MOST_REEL_PRODUCTS}
              onChange={(on) => toggle(product._id, on)}
            />
          ))}
          {found.data && products.length === 0 && (
            <li className="p-4 text-ink-2 text-ui">
              {typed.trim() ? TEXTS.noApprovedProductMatches : TEXTS.youHaveNoApproved}
            </li>
          )}
          {found.isError && <li className="p-4 text-brick text-ui">{found.error.message}</li>}
        </ul>
      </div>
      <p className={error ? 'font-medium text-brick text-meta' : 'text-ink-3 text-meta'}>
        {error?.message ?? TEXTS.chooseUpToThree}
      </p>
    </fieldset>
  );
}
