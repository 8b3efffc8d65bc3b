import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import type { InputOf } from '@plyhaat/contract/core/endpoint';
import type { EditedCity, listEditedCities } from '@plyhaat/contract/places/staff/cities';
import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { dealerships, grantedCities, opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { sellerChanges, sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { countUpTo, cutPage } from '#platform/db/long-list.sql.ts';
import { contains } from '#platform/db/sql.ts';
import { cities, states } from '../places.tables.ts';

type Query = InputOf<typeof listEditedCities>['query'];
export type CityRow = typeof cities.$inferSelect;

const spelt = sql`array_to_string(${cities.spellings}, ' ')`;
const KINDS: Readonly<Record<NonNullable<Query['kind']>, SQL>> = {
  added: sql`${cities.isAdded}`,
  hidden: sql`${cities.isHidden}`,
  spelt: sql`cardinality(${cities.spellings}) > 0`,
};

const conditions = ({ q, stateId, kind }: Query): SQL | undefined =>
  and(
    q ? or(contains(cities.name, q), contains(spelt, q)) : undefined,
    stateId ? eq(cities.stateId, stateId) : undefined,
    kind && KINDS[kind],
  );

const edited = (db: Db) =>
  db
    .select({
      _id: cities.id,
      name: cities.name,
      slug: cities.slug,
      state: { _id: states.id, name: states.name },
      spellings: cities.spellings,
      isHidden: cities.isHidden,
      isAdded: cities.isAdded,
      sellersCount: sql<number>`(select count(*)::int from ${sellerListings} as listing where listing.city_id = cities.id)`,
      version: cities.version,
    })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId));

export async function selectCityPage(db: Db, query: Query) {
  const { page, perPage } = query;
  const rows = await edited(db)
    .where(conditions(query))
    .orderBy(asc(cities.name), asc(cities.id))
    .limit(perPage + 1)
    .offset((page - 1) * perPage);
  return { ...cutPage(rows, perPage), total: await countUpTo(db, MOST_COUNTED, sql`${cities}`, conditions(query)) };
}

export const selectEditedCity = async (db: Db, id: string): Promise<EditedCity | undefined> =>
  (await edited(db).where(eq(cities.id, id)))[0];

export const selectState = async (db: Db, id: string) => (await db.select().from(states).where(eq(states.id, id)))[0];

/** Staff edit cities one after the other, so that no two take the same spelling. */
export const lockCities = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(7291167)`);

export const lockCity = async (db: Db, id: string): Promise<CityRow | undefined> =>
  (await db.select().from(cities).where(eq(cities.id, id)).for('no key update'))[0];

/** Whether another city is called or spelt like one of these. */
export const areSpellingsTaken = async (db: Db, spellings: readonly string[], besides: string): Promise<boolean> => {
  const given = sql`array(select lower(given) from unnest(${sql.param([...spellings])}::text[]) as given)`;
  return (
    (await db.$count(
      cities,
      and(
        ne(cities.id, besides),
        sql`(lower(${cities.name}) = any(${given}) or exists (
          select from unnest(${cities.spellings}) as spelling where lower(spelling) = any(${given})))`,
      ),
    )) > 0
  );
};

export const isNameTaken = async (db: Db, stateId: string, name: string, besides: string): Promise<boolean> =>
  (await db.$count(
    cities,
    and(eq(cities.stateId, stateId), ne(cities.id, besides), sql`lower(${cities.name}) = lower(${name})`),
  )) > 0;

export const isLivedIn = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(members, eq(members.cityId, id))) > 0;

const HOLDERS = [members, sellerChanges, requirements, leads, dealerships, grantedCities];

/** Whether anything names it. */
export async function isCityUsed(db: Db, id: string): Promise<boolean> {
  for (const holder of HOLDERS) if ((await db.$count(holder, eq(holder.cityId, id))) > 0) return true;
  return (await db.$count(opportunities, sql`${opportunities.cityIds} @> array[${id}]::uuid[]`)) > 0;
}

export const deleteCityRow = (db: Db, id: string) => db.delete(cities).where(eq(cities.id, id));

/** False where the state has a city of that name or address. */
export const insertCity = async (db: Db, city: typeof cities.$inferInsert): Promise<boolean> =>
  (await db.insert(cities).values(city).onConflictDoNothing().returning({ id: cities.id })).length > 0;

export const updateCity = async (
  db: Db,
  id: string,
  change: Partial<Pick<CityRow, 'name' | 'spellings' | 'isHidden'>>,
): Promise<CityRow | undefined> =>
  (
    await db
      .update(cities)
      .set({ ...change, version: sql`${cities.version} + 1` })
      .where(eq(cities.id, id))
      .returning()
  )[0];
