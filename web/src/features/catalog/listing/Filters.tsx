import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NearMeButton } from '#features/places/NearMeButton.tsx';
import { Skeleton } from '#ui/display/Skeleton.tsx';
import { FacetFilter } from '#ui/filters/FacetFilter.tsx';
import { brandList, type Counted, categoryList } from '../catalog.queries.ts';
import type { ShopAddress } from '../shop.address.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { type FixedFilter, toggled } from './chosen-filters.ts';
import { FactFilters } from './FactFilters.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { SqftFilter } from './SqftFilter.tsx';
import { insteadOf, withCeiling } from './typed-ceiling.ts';

type Props = {
  found: Counted | undefined;
  address: ShopAddress;
  fixed: readonly FixedFilter[];
  onChange: (patch: Partial<ShopAddress>) => void;
  hrefFor: (patch: Partial<ShopAddress>) => string;
};

/** What can be chosen, in the sidebar of wide screens and the drawer of small ones. */
export function Filters({ found, address, fixed, onChange, hrefFor }: Props) {
  const { t } = useLingui();
  const { categories, brands, states, prices, facts, capped } = useChoices(found);
  if (!found) return <FilterSkeleton />;
  const choosing = { address, fixed, capped, onChange, hrefFor };
  const { ceiling } = found;
  const pricing = {
    ...choosing,
    address: withCeiling(address, ceiling),
    onChange: (patch: Partial<ShopAddress>) => onChange(insteadOf(ceiling, patch)),
    hrefFor: (patch: Partial<ShopAddress>) => hrefFor(insteadOf(ceiling, patch)),
  };
  const isByArea = facts !== undefined && facts.sqft.length > 0;
  // With the narrowest places that can be chosen.
  const near = <NearMeButton onChoose={(city) => onChange({ city: [city] })} className="mt-1 mb-2" />;
  return (
    <div>
      {!fixed.includes('categories') && (
        <CategoryFilter
          values={categories}
          chosen={address.categories}
          capped={capped}
          onChange={(chosen) => onChange({ categories: chosen })}
        />
      )}
      {facts && <FactFilters facts={facts} near={near} {...choosing} />}
      {isByArea && <SqftFilter limits={facts.sqft} {...pricing} />}
      {(!isByArea || ceiling?.per === 'unit') && <PriceFilter prices={prices} {...pricing} />}
      <FacetFilter
        name="brands"
        label={t`Brand`}
        one="brand"
        values={brands}
        chosen={address.brands}
        capped={capped}
        onToggle={(id) => onChange({ brands: toggled(address.brands, id) })}
      />
      <FacetFilter
        name="state"
        label={t`State`}
        one="state"
        values={states}
        chosen={address.state}
        capped={capped}
        onToggle={(id) => onChange({ state: toggled(address.state, id) })}
        lead={!facts && near}
      />
    </div>
  );
}

/** Counted under the current filter; a list that came without counts leaves the whole shop to choose from. */
export function useChoices(found: Counted | undefined) {
  const { data: top } = useQuery(categoryList());
  const { data: makers } = useQuery({ ...brandList(), enabled: found !== undefined && !found.facets });
  if (found?.facets) return found.facets;
  const asValues = <T extends { productCount: number }>(rows: readonly T[] = []) =>
    rows.map(({ productCount, ...row }) => ({ ...row, count: productCount, parentId: null }));
  return {
    categories: asValues(top?.data),
    brands: asValues(makers?.data),
    states: [],
    prices: [],
    facts: undefined,
    capped: false,
  };
}

function FilterSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-8">
      {['category', 'price', 'brand'].map((group) => (
        <div key={group} className="grid gap-4">
          <Skeleton className="h-3.5 w-24" />
          {['w-4/5', 'w-3/5', 'w-11/12', 'w-2/3', 'w-3/4'].map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
