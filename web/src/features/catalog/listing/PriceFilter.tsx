import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductFacets } from '@plyhaat/contract/catalog/facets';
import { formatRupees } from '@plyhaat/contract/core/money';
import { FilterRow, facetCount } from '#ui/filters/FacetFilter.tsx';
import { RangeSlider } from '#ui/forms/RangeSlider.tsx';
import { DEAREST, type ShopAddress } from '../shop.address.ts';
import { priceRange } from './chosen-filters.ts';

const STEP = 50;
/** A step of prices ends just below the next one's first rupee. */
const PAISA = 0.01;

type Bounds = { minPrice: number | undefined; maxPrice: number | undefined };
type Props = {
  address: ShopAddress;
  prices: ProductFacets['prices'];
  capped: boolean;
  onChange: (bounds: Bounds) => void;
};

const boundsOf = (min: number, max: number | null): Bounds => ({
  minPrice: min > 0 ? min : undefined,
  maxPrice: max === null || max >= DEAREST ? undefined : max,
});
const isSame = (bounds: Bounds, { minPrice, maxPrice }: ShopAddress) =>
  bounds.minPrice === minPrice && bounds.maxPrice === maxPrice;
const shown = (rupees: number) => formatRupees(Math.round(rupees));

/** A slider for any range, and below it the ranges that hold something. */
export function PriceFilter({ address, prices, capped, onChange }: Props) {
  const { t } = useLingui();
  const { minPrice = 0, maxPrice = DEAREST } = address;
  const upTo = Math.min(maxPrice, DEAREST);
  const ranges = prices
    .map(({ min, max, count }) => ({ min, max, count, bounds: boundsOf(min, max === null ? null : max - PAISA) }))
    .map((range) => ({ ...range, chosen: isSame(range.bounds, address) }))
    .filter(({ count, chosen }) => count > 0 || chosen);
  return (
    <div className="border-line border-t py-5 first:border-t-0 first:pt-0">
      <RangeSlider
        label={t`Price`}
        min={0}
        max={DEAREST}
        step={STEP}
        value={[Math.min(minPrice, upTo), upTo]}
        onChange={([min, max]) => onChange(boundsOf(min, max))}
        format={shown}
      />
      <p className="mt-2 text-ink-3 text-ui">
        <Trans>For one: a sheet, door or piece</Trans>
      </p>
      {ranges.length > 0 && (
        <ul aria-label={t`Price ranges`} className="check-list mt-2">
          {ranges.map(({ min, max, count, bounds, chosen }) => (
            <li key={min}>
              <FilterRow
                label={t(priceRange(min, max))}
                count={facetCount(count, capped)}
                checked={chosen}
                onChange={() => onChange(chosen ? boundsOf(0, null) : bounds)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
