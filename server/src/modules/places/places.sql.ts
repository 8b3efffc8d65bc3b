import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db.ts';
import { cities, countries, states } from './places.tables.ts';

export async function selectCountries(db: Db) {
  const data = await db
    .select({ _id: countries.id, name: countries.name, code: countries.code })
    .from(countries)
    .orderBy(asc(countries.name));
  return { data, total: data.length };
}

/** Sellers whose number is proven and who are not blocked, by state and city. */
const sellersByPlace = (db: Db) =>
  db
    .select({
      stateId: members.stateId,
      cityId: members.cityId,
      sellers: sql<number>`count(*)::int`.as('sellers'),
    })
    .from(members)
    .innerJoin(companies, eq(companies.memberId, members.id))
    .where(and(isNotNull(members.provenAt), eq(members.isBlocked, false)))
    .groupBy(members.stateId, members.cityId)
    .as('sellers_by_place');

const keepActive = <T extends { sellersCount: number }>(rows: T[], active: boolean) => {
  const data = active ? rows.filter((row) => row.sellersCount > 0) : rows;
  return { data, total: data.length };
};

export async function selectStates(db: Db, { countryId, active }: { countryId?: string | undefined; active: boolean }) {
  const counted = sellersByPlace(db);
  const rows = await db
    .select({
      _id: states.id,
      name: states.name,
      code: states.code,
      gstCode: states.gstCode,
      countryId: states.countryId,
      sellersCount: sql<number>`coalesce(sum(${counted.sellers}), 0)::int`,
    })
    .from(states)
    .leftJoin(counted, eq(counted.stateId, states.id))
    .where(countryId ? eq(states.countryId, countryId) : undefined)
    .groupBy(states.id)
    .orderBy(asc(states.name));
  return keepActive(rows, active);
}

export async function selectCities(db: Db, { stateId, active }: { stateId?: string | undefined; active: boolean }) {
  const counted = sellersByPlace(db);
  const rows = await db
    .select({
      _id: cities.id,
      name: cities.name,
      stateId: cities.stateId,
      sellersCount: sql<number>`coalesce(${counted.sellers}, 0)::int`,
    })
    .from(cities)
    .leftJoin(counted, eq(counted.cityId, cities.id))
    .where(stateId ? eq(cities.stateId, stateId) : undefined)
    .orderBy(asc(cities.name));
  return keepActive(rows, active);
}

export type PlaceIds = {
  readonly countryId: string | null;
  readonly stateId: string | null;
  readonly cityId: string | null;
};

/** The first of them that does not exist or does not lie in the one before it. */
export async function findMisplaced(
  db: Db,
  { countryId, stateId, cityId }: PlaceIds,
): Promise<keyof PlaceIds | undefined> {
  const inCountry = countryId ? eq(states.countryId, countryId) : undefined;
  const inState = stateId ? eq(cities.stateId, stateId) : undefined;
  if (countryId && (await db.$count(countries, eq(countries.id, countryId))) === 0) return 'countryId';
  if (stateId && (await db.$count(states, and(eq(states.id, stateId), inCountry))) === 0) return 'stateId';
  if (cityId && (await db.$count(cities, and(eq(cities.id, cityId), inState))) === 0) return 'cityId';
  return undefined;
}
