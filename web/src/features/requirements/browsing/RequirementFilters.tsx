import { useLingui } from '@lingui/react/macro';
import { isBusiness } from '@plyhaat/contract/core/roles';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#api/session.ts';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { indianStates } from '#features/places/places.queries.ts';
import { FilterBar, FilterChoice } from '#forms/FilterBar.tsx';
import { Check } from '#ui/forms/Check.tsx';
import type { Requirements } from './useRequirements.ts';

const AMOUNTS = [10, 50, 100, 500, 1000];

const asChoice = ({ _id, name }: { _id: string; name: string }) => ({ value: _id, label: name });

export function RequirementFilters({ requirements: { query, go } }: { requirements: Requirements }) {
  const { t } = useLingui();
  const { data: states } = useQuery(indianStates());
  const { data: categories } = useQuery(categoryList());
  const ages = [
    { value: '1', label: t`Today` },
    { value: '7', label: t`This week` },
    { value: '14', label: t`Last 14 days` },
  ];
  const amounts = AMOUNTS.map((amount) => ({
    value: String(amount),
    label: t`${{ amount: amount.toLocaleString('en-IN') }} or more`,
  }));
  return (
    <FilterBar
      action="/requirements"
      label={t`Filter requirements`}
      name="q"
      words={query.q}
      placeholder={t`Search requirements`}
      searchLabel={t`Search`}
      onSearch={(q) => go({ q })}
      wide="md:col-span-4"
    >
      <FilterChoice
        name="categories"
        label={t`Category`}
        every={t`All categories`}
        value={query.categories[0]}
        choices={categories?.data.map(asChoice)}
        onChange={(category) => go({ categories: category ? [category] : [] })}
      />
      <FilterChoice
        name="state"
        label={t`State`}
        every={t`All states`}
        value={query.state}
        choices={states?.data.map(asChoice)}
        onChange={(state) => go({ state })}
      />
      <FilterChoice
        name="quantity"
        label={t`Quantity`}
        every={t`Any quantity`}
        value={query.quantity?.toString()}
        choices={amounts}
        onChange={(amount) => go({ quantity: Number(amount) })}
      />
      <FilterChoice
        name="days"
        label={t`Posted`}
        every={t`Any time`}
        value={query.days?.toString()}
        choices={ages}
        onChange={(days) => go({ days: Number(days) })}
      />
      <MatchesMe checked={query.matching ?? false} onChange={(matching) => go({ matching })} />
    </FilterBar>
  );
}

/** Only sellers are matched. */
function MatchesMe({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useLingui();
  const { user } = useSession();
  if (!user || !isBusiness(user.role)) return null;
  return (
    <Check
      name="matching"
      value="true"
      label={t`Matches me`}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="max-xl:col-span-2 xl:whitespace-nowrap"
    />
  );
}
