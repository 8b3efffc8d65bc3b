import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { formatRupees } from '@plyhaat/contract/core/money';
import { MOST_REEL_PRODUCTS } from '@plyhaat/contract/reels/reel-product';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ownApproved } from '#features/catalog/selling/selling.queries.ts';
import { Picture } from '#ui/display/Picture.tsx';
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
            <Pick
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

type PickProps = { product: ProductCard; checked: boolean; full: boolean; onChange: (on: boolean) => void };

function Pick({ product, checked, full, onChange }: PickProps) {
  const { name, picture, price, pricetype, category, brandObj } = product;
  return (
    <li className="border-line border-b last:border-b-0">
      <label className="grid min-h-15 grid-cols-[auto_3.75rem_minmax(0,1fr)] items-center gap-x-3 px-3.5 py-2 text-ui hover:bg-paper has-checked:bg-teak-soft has-disabled:cursor-not-allowed has-disabled:text-ink-3 sm:grid-cols-[auto_3.75rem_minmax(0,1fr)_auto]">
        <input
          type="checkbox"
          checked={checked}
          disabled={full && !checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-label={name}
          className="size-5 accent-teak-fill"
        />
        <Picture
          picture={picture}
          alt=""
          ratio="own"
          sizes="60px"
          widths={[160]}
          imageClassName=""
          className="h-10 w-15 rounded-sm max-sm:row-span-2"
        />
        <span className="min-w-0">
          <b className="block truncate font-semibold">{name}</b>
          <span className="block truncate text-ink-3 text-meta">
            {[category, brandObj?.name].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="font-semibold tabular-nums max-sm:col-start-3 sm:text-right">
          {formatRupees(price)} <span className="font-normal text-ink-3 text-meta">{pricetype}</span>
        </span>
      </label>
    </li>
  );
}
