import { useLingui } from '@lingui/react/macro';
import type { SellerListQuery } from '@plyhaat/contract/sellers/sellers';
import { ROLE_NAMES } from '#ui/words/roles.ts';

type Named = { readonly _id: string; readonly name: string };
type Options = Partial<Record<'states' | 'cities' | 'categories', readonly Named[] | undefined>>;
type Chosen = { readonly key: string; readonly label: string; readonly drop: Partial<SellerListQuery> };

/** What is chosen in an address, in words, each with the change that drops it. */
export function useChosenSellerFilters(query: SellerListQuery, { states, cities, categories }: Options): Chosen[] {
  const { t } = useLingui();
  const nameOf = (rows: readonly Named[] | undefined, id: string, otherwise: string) =>
    rows?.find(({ _id }) => _id === id)?.name ?? otherwise;
  const { search, state, city, locations, userTypes, rating } = query;
  return [
    ...(search ? [{ key: 'search', label: `“${search}”`, drop: { search: '' } }] : []),
    ...(state ? [{ key: state, label: nameOf(states, state, t`State`), drop: { state: undefined } }] : []),
    ...(city ? [{ key: city, label: nameOf(cities, city, t`City`), drop: { city: undefined } }] : []),
    ...locations.map((id) => ({
      key: `location ${id}`,
      label: nameOf(cities, id, t`City`),
      drop: { locations: locations.filter((other) => other !== id) },
    })),
    ...userTypes.map((type) => ({
      key: type,
      label: t(ROLE_NAMES[type]),
      drop: { userTypes: userTypes.filter((other) => other !== type) },
    })),
    ...query.categories.map((id) => ({
      key: id,
      label: nameOf(categories, id, t`Category`),
      drop: { categories: query.categories.filter((other) => other !== id) },
    })),
    ...(rating > 0 ? [{ key: 'rating', label: t`${rating} stars and up`, drop: { rating: 0 } }] : []),
  ];
}
