import { useQuery } from '@tanstack/react-query';
import { FilterBar, FilterChoice } from '#forms/FilterBar.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { opportunityFilters } from './opportunities.queries.ts';
import * as TEXTS from './texts.ts';
import type { Opportunities } from './useOpportunities.ts';

export function OpportunityFilters({ opportunities: { query, go } }: { opportunities: Opportunities }) {
  const { data: filters } = useQuery(opportunityFilters());
  const { states, categories, brands, types } = filters?.data ?? {};
  return (
    <FilterBar
      action="/apply-dealership"
      label={TEXTS.filterOpportunities}
      name="search"
      words={query.search}
      placeholder={TEXTS.searchBrandOrCompany}
      searchLabel={TEXTS.searchOpportunities}
      onSearch={(search) => go({ search })}
      wide="md:col-span-3"
    >
      <FilterChoice
        name="state"
        label={TEXTS.state}
        every={TEXTS.allStates}
        value={query.state}
        choices={states}
        onChange={(state) => go({ state })}
      />
      <FilterChoice
        name="categories"
        label={TEXTS.category}
        every={TEXTS.allCategories}
        value={query.categories[0]}
        choices={categories}
        onChange={(category) => go({ categories: category ? [category] : [] })}
      />
      <FilterChoice
        name="brand"
        label={TEXTS.brand}
        every={TEXTS.allBrands}
        value={query.brand}
        choices={brands}
        onChange={(brand) => go({ brand })}
      />
      <FilterChoice
        name="type"
        label={TEXTS.type}
        every={TEXTS.allTypes}
        value={query.type}
        choices={types}
        onChange={(type) => go({ type })}
      />
      <Check
        name="open"
        value="true"
        label={TEXTS.onlyWithOpenCities}
        checked={query.open}
        onChange={({ target }) => go({ open: target.checked })}
        className="max-md:col-span-2 md:max-xl:col-start-4 md:max-xl:row-start-1 xl:whitespace-nowrap"
      />
    </FilterBar>
  );
}
