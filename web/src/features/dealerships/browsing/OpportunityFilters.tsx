import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FilterBar, FilterChoice } from '#forms/FilterBar.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { opportunityType } from '#ui/words/partnerships.ts';
import { opportunityFilters } from './opportunities.queries.ts';
import type { Opportunities } from './useOpportunities.ts';

export function OpportunityFilters({ opportunities: { query, go } }: { opportunities: Opportunities }) {
  const { t } = useLingui();
  const { data: filters } = useQuery(opportunityFilters());
  const { states, categories, brands, types } = filters?.data ?? {};
  return (
    <FilterBar
      action="/apply-dealership"
      label={t`Filter opportunities`}
      name="search"
      words={query.search}
      placeholder={t`Search brand or company`}
      searchLabel={t`Search opportunities`}
      onSearch={(search) => go({ search })}
      wide="md:col-span-3"
    >
      <FilterChoice
        name="state"
        label={t`State`}
        every={t`All states`}
        value={query.state}
        choices={states}
        onChange={(state) => go({ state })}
      />
      <FilterChoice
        name="categories"
        label={t`Category`}
        every={t`All categories`}
        value={query.categories[0]}
        choices={categories}
        onChange={(category) => go({ categories: category ? [category] : [] })}
      />
      <FilterChoice
        name="brand"
        label={t`Brand`}
        every={t`All brands`}
        value={query.brand}
        choices={brands}
        onChange={(brand) => go({ brand })}
      />
      <FilterChoice
        name="type"
        label={t`Type`}
        every={t`All types`}
        value={query.type}
        choices={types?.map((type) => ({ ...type, label: opportunityType(type.value, t) }))}
        onChange={(type) => go({ type })}
      />
      <Check
        name="open"
        value="true"
        label={t`Only with open cities`}
        checked={query.open}
        onChange={({ target }) => go({ open: target.checked })}
        className="max-md:col-span-2 md:max-xl:col-start-4 md:max-xl:row-start-1 xl:whitespace-nowrap"
      />
    </FilterBar>
  );
}
