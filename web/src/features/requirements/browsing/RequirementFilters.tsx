import { isBusiness } from '@plyhaat/contract/core/roles';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#api/session.ts';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { indianStates } from '#features/places/places.queries.ts';
import { FilterBar, FilterChoice } from '#forms/FilterBar.tsx';
import { Check } from '#ui/forms/Check.tsx';
import * as TEXTS from './texts.ts';
import type { Requirements } from './useRequirements.ts';

const AGES = [
  { value: '1', label: TEXTS.today },
  { value: '7', label: TEXTS.thisWeek },
  { value: '14', label: TEXTS.last14Days },
];
const AMOUNTS = [10, 50, 100, 500, 1000].map((amount) => ({
  value: String(amount),
  label: TEXTS.countOrMore(amount.toLocaleString('en-IN')),
}));

const asChoice = ({ _id, name }: { _id: string; name: string }) => ({ value: _id, label: name });

export function RequirementFilters({ requirements: { query, go } }: { requirements: Requirements }) {
  const { data: states } = useQuery(indianStates());
  const { data: categories } = useQuery(categoryList());
  return (
    <FilterBar
      action="/requirements"
      label={TEXTS.filterRequirements}
      name="q"
      words={query.q}
      placeholder={TEXTS.searchRequirements}
      searchLabel={TEXTS.search}
      onSearch={(q) => go({ q })}
      wide="md:col-span-4"
    >
      <FilterChoice
        name="categories"
        label={TEXTS.category}
        every={TEXTS.allCategories}
        value={query.categories[0]}
        choices={categories?.data.map(asChoice)}
        onChange={(category) => go({ categories: category ? [category] : [] })}
      />
      <FilterChoice
        name="state"
        label={TEXTS.state}
        every={TEXTS.allStates}
        value={query.state}
        choices={states?.data.map(asChoice)}
        onChange={(state) => go({ state })}
      />
      <FilterChoice
        name="quantity"
        label={TEXTS.quantity}
        every={TEXTS.anyQuantity}
        value={query.quantity?.toString()}
        choices={AMOUNTS}
        onChange={(amount) => go({ quantity: Number(amount) })}
      />
      <FilterChoice
        name="days"
        label={TEXTS.posted}
        every={TEXTS.anyTime}
        value={query.days?.toString()}
        choices={AGES}
        onChange={(days) => go({ days: Number(days) })}
      />
      <MatchesMe checked={query.matching ?? false} onChange={(matching) => go({ matching })} />
    </FilterBar>
  );
}

/** Only sellers are matched. */
function MatchesMe({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { user } = useSession();
  if (!user || !isBusiness(user.role)) return null;
  return (
    <Check
      name="matching"
      value="true"
      label={TEXTS.matchesMe}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="max-xl:col-span-2 xl:whitespace-nowrap"
    />
  );
}
