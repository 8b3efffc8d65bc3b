import type { State } from '@plyhaat/contract/places/places';
import { and, asc, eq, exists, not, sql } from 'drizzle-orm';
import { sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { cities, countries, states } from './places.tables.ts';

export async function selectCountries(db: Db) {
  const data = await db
    .select({ _id: countries.id, name: countries.name, code: countries.code })
    .from(countries)
    .orderBy(asc(countries.name));
  return { data, total: data.length };
}

/** Stores that the public sees in a place, each place counted from an index (PLACE-1). */
const sellersIn = (place: 'states' | 'cities', column: 'state_id' | 'city_id') =>
  sql<number>`(select count(*)::int from ${sellerListings} as listing
    where listing.${sql.raw(column)} = ${sql.raw(place)}.id)`;

const keepActive = <T extends { sellersCount: number }>(rows: T[], active: boolean) => {
  const data = active ? rows.filter((row) => row.sellersCount > 0) : rows;
  return { data, total: data.length };
};

export async function selectStates(db: Db, { countryId, active }: { countryId?: string | undefined; active: boolean }) {
  const build = () => sql`
    select coalesce(json_agg(json_build_object('_id', id, 'name', name, 'slug', slug, 'code', code, 'gstCode', gst_code,
        'countryId', country_id, 'sellersCount', ${sellersIn('states', 'state_id')}) order by name), '[]') as data
      from ${states} ${countryId ? sql`where country_id = ${sql.placeholder('countryId')}` : sql.empty()}`;
  const name = countryId ? 'states of a country' : 'states';
  const [row] = await prepared<{ data: State[] }>(db, name, build, { countryId });
  return keepActive(row?.data ?? [], active);
}

export async function selectCities(db: Db, { stateId, active }: { stateId?: string | undefined; active: boolean }) {
  const rows = await db
    .select({
      _id: cities.id,
      name: cities.name,
      stateId: cities.stateId,
      sellersCount: sellersIn('cities', 'city_id'),
    })
    .from(cities)
    .where(and(not(cities.isHidden), stateId ? eq(cities.stateId, stateId) : undefined))
    .orderBy(asc(cities.name));
  return keepActive(rows, active);
}

/** The cities with at least one seller. */
export const selectActiveCities = (db: Db) =>
  db
    .select({ name: cities.name, slug: cities.slug, stateId: cities.stateId })
    .from(cities)
    .where(
      and(
        not(cities.isHidden),
        exists(
          db.select({ id: sellerListings.cityId }).from(sellerListings).where(eq(sellerListings.cityId, cities.id)),
        ),
      ),
    )
    .orderBy(asc(cities.slug));

export type PlaceIds = {
  readonly countryId: string | null;
  readonly stateId: string | null;
  readonly cityId: string | null;
};

/** The first place that does not exist, is hidden or does not lie in the one before it. */
export async function findMisplaced(
  db: Db,
  { countryId, stateId, cityId }: PlaceIds,
): Promise<keyof PlaceIds | undefined> {
  const inCountry = countryId ? eq(states.countryId, countryId) : undefined;
  const inState = stateId ? eq(cities.stateId, stateId) : undefined;
  if (countryId && (await db.$count(countries, eq(countries.id, countryId))) === 0) return 'countryId';
  if (stateId && (await db.$count(states, and(eq(states.id, stateId), inCountry))) === 0) return 'stateId';
  if (cityId && (await db.$count(cities, and(eq(cities.id, cityId), not(cities.isHidden), inState))) === 0)
    return 'cityId';
  return undefined;
}
