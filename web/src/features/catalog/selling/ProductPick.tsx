import { useLingui } from '@lingui/react/macro';
import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Picture } from '#ui/display/Picture.tsx';
import { perOne } from '#ui/words/prices.ts';

type Props = { product: ProductCard; checked: boolean; full: boolean; onChange: (on: boolean) => void };

/** One of the seller's own products in a list to choose from. */
export function ProductPick({ product, checked, full, onChange }: Props) {
  const { t } = useLingui();
  const { name, picture, price, category, brandObj } = product;
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
          {formatRupees(price)} <span className="font-normal text-ink-3 text-meta">{perOne(product, t)}</span>
        </span>
      </label>
    </li>
  );
}
