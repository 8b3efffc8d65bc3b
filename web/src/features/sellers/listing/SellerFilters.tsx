import { useLingui } from '@lingui/react/macro';
import { SELLER_TYPES } from '@plyhaat/contract/core/roles';
import { useQuery } from '@tanstack/react-query';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { toggled } from '#features/catalog/listing/chosen-filters.ts';
import { activeCities, activeStates } from '#features/places/places.queries.ts';
import { FilterGroup, FilterRow, LongGroup } from '#ui/filters/FacetFilter.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { ROLE_NAMES } from '#ui/words/roles.ts';
import type { Sellers } from './useSellers.ts';

/** SELL-10. */
const LEAST_RATINGS = [0, 4, 4.5, 4.8];

type Place = { readonly _id: string; readonly name: string; readonly sellersCount: number };

/** What can be chosen, in the sidebar of wide screens and the drawer of small ones. */
export function SellerFilters({ sellers: { query, go } }: { sellers: Sellers }) {
  const { t } = useLingui();
  const { data: states } = useQuery(activeStates());
  const { data: cities } = useQuery(activeCities(query.state));
  const { data: categories } = useQuery(categoryList());
  const locations = (cities?.data ?? []).map((city) => ({ ...city, count: city.sellersCount }));
  const kinds = (categories?.data ?? []).map(({ _id, name }) => ({ _id, name, count: 0 }));
  return (
    <div>
      <div className="grid gap-4 pb-5">
        <PlaceField
          label={t`State`}
          every={t`All states`}
          places={states?.data}
          value={query.state}
          onChange={(state) => go({ state })}
        />
        <PlaceField
          label={t`City`}
          every={query.state ? t`All cities` : t`Choose a state first`}
          places={query.state ? cities?.data : []}
          value={query.city}
          onChange={(city) => go({ city })}
        />
      </div>
      <LongGroup label={t`Locations`} one="city" values={locations} isOpen={(id) => query.locations.includes(id)}>
        {({ _id, name, count }) => (
          <FilterRow
            label={name}
            count={String(count)}
            checked={query.locations.includes(_id)}
            onChange={() => go({ locations: toggled(query.locations, _id) })}
          />
        )}
      </LongGroup>
      <FilterGroup label={t`Seller type`}>
        {SELLER_TYPES.map((type) => (
          <Check
            key={type}
            label={t(ROLE_NAMES[type])}
            checked={query.userTypes.includes(type)}
            onChange={() => go({ userTypes: toggled(query.userTypes, type) as typeof query.userTypes })}
          />
        ))}
      </FilterGroup>
      <LongGroup label={t`Category`} one="category" values={kinds} isOpen={(id) => query.categories.includes(id)}>
        {({ _id, name }) => (
          <FilterRow
            label={name}
            checked={query.categories.includes(_id)}
            onChange={() => go({ categories: toggled(query.categories, _id) })}
          />
        )}
      </LongGroup>
      <div className="border-line border-t py-5">
        <Field label={t`Minimum rating`}>
          <NativeSelect size="sm" value={query.rating} onChange={({ target }) => go({ rating: Number(target.value) })}>
            {LEAST_RATINGS.map((stars) => (
              <option key={stars} value={stars}>
                {stars === 0 ? t`Any rating` : t`${stars} stars and up`}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
    </div>
  );
}

type PlaceFieldProps = {
  label: string;
  every: string;
  places: readonly Place[] | undefined;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
};

/** Only places that have sellers, each with how many. */
function PlaceField({ label, every, places = [], value, onChange }: PlaceFieldProps) {
  return (
    <Field label={label}>
      <NativeSelect
        size="sm"
        value={value ?? ''}
        disabled={places.length === 0}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{every}</option>
        {places.map(({ _id, name, sellersCount }) => (
          <option key={_id} value={_id}>
            {`${name} (${sellersCount})`}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
