import { useLingui } from '@lingui/react/macro';
import type { FactFacets } from '@plyhaat/contract/catalog/facets';
import { formatRupees } from '@plyhaat/contract/core/money';
import { RangeSlider } from '#ui/forms/RangeSlider.tsx';
import { DEAREST_SQFT, type ShopAddress } from '../shop.address.ts';
import { type Choosing, FactLink } from './FactLink.tsx';

const STEP = 5;
const shown = (rupees: number) => formatRupees(Math.round(rupees));

type Limits = FactFacets['sqft'];

/** Upper limits that exclude some products but not all. */
export function limitsOffered(limits: Limits, { maxSqft }: ShopAddress) {
  const all = limits.at(-1)?.count ?? 0;
  return limits.flatMap(({ max, count }) =>
    max !== null && (max === maxSqft || (count > 0 && count < all)) ? [{ max, count }] : [],
  );
}

type LimitProps = Choosing & { max: number; count: number; quick?: boolean };

export function SqftLimit({ max, count, quick = false, ...choosing }: LimitProps) {
  const { t } = useLingui();
  const { maxSqft } = choosing.address;
  const chosen = max === maxSqft;
  return (
    <FactLink
      {...choosing}
      label={quick ? t`up to ${{ max: shown(max) }} / sq ft` : t`Up to ${{ max: shown(max) }}`}
      count={count}
      name="maxSqft"
      value={String(max)}
      chosen={chosen}
      replaces={maxSqft !== undefined}
      patch={{ maxSqft: chosen ? undefined : max }}
    />
  );
}

/** Goods sold by area are compared by what a square foot costs, whatever unit their sellers ask a price for. */
export function SqftFilter({ limits, ...choosing }: { limits: Limits } & Choosing) {
  const { t } = useLingui();
  const { address, onChange } = choosing;
  const { minSqft = 0, maxSqft = DEAREST_SQFT } = address;
  const upTo = Math.min(maxSqft, DEAREST_SQFT);
  return (
    <div className="border-line border-t py-5">
      <RangeSlider
        label={t`Price per sq.ft`}
        min={0}
        max={DEAREST_SQFT}
        step={STEP}
        value={[Math.min(minSqft, upTo), upTo]}
        onChange={([min, max]) =>
          onChange({ minSqft: min > 0 ? min : undefined, maxSqft: max < DEAREST_SQFT ? max : undefined })
        }
        format={shown}
      />
      <ul aria-label={t`Price per sq.ft limits`} className="fact-list mt-3 flex-wrap">
        {limitsOffered(limits, address).map(({ max, count }) => (
          <li key={max}>
            <SqftLimit {...choosing} max={max} count={count} />
          </li>
        ))}
      </ul>
    </div>
  );
}
