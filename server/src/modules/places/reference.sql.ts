import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { idOf } from '#platform/db/id.ts';
import { NEIGHBOURS } from './places.neighbours.ts';
import { INDIA } from './places.reference.ts';
import { cities, countries, stateNeighbours, states } from './places.tables.ts';

export const countryId = idOf('country', INDIA.code);
export const stateId = (code: string): string => idOf('state', code);
export const cityId = (slug: string): string => idOf('city', slug);

const renamed = { name: sql`excluded.name` };

/** Loads India's places; a renamed one keeps its id, and a city that staff edited keeps its name. */
export async function loadPlaces(db: Db): Promise<void> {
  await db
    .insert(countries)
    .values({ id: countryId, name: INDIA.name, code: INDIA.code })
    .onConflictDoUpdate({ target: countries.id, set: renamed });
  await db
    .insert(states)
    .values(
      INDIA.states.map(({ name, slug, code, gstCode }) => ({
        id: stateId(code),
        countryId,
        name,
        slug,
        code,
        gstCode,
      })),
    )
    .onConflictDoUpdate({ target: states.id, set: renamed });
  await db
    .insert(stateNeighbours)
    .values(NEIGHBOURS.map(([state, other]) => ({ stateId: stateId(state), neighbourId: stateId(other) })))
    .onConflictDoNothing();
  await loadCities(db);
}

/** Only what is new or renamed is written: there are too many to be written at every start. */
async function loadCities(db: Db): Promise<void> {
  const rows = await db.select({ id: cities.id, name: cities.name }).from(cities);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const changed = INDIA.states
    .flatMap((state) =>
      state.cities.map(({ name, slug }) => ({ id: cityId(slug), stateId: stateId(state.code), name, slug })),
    )
    .filter(({ id, name }) => names.get(id) !== name);
  if (changed.length === 0) return;
  await db
    .insert(cities)
    .values(changed)
    .onConflictDoUpdate({ target: cities.id, set: renamed, setWhere: eq(cities.version, 1) });
}
