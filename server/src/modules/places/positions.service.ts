import type { CityPositions } from '@plyhaat/contract/places/places';
import type { Db } from '#platform/db/db.ts';
import { positionOf } from './places.coordinates.ts';
import { selectActiveCities } from './places.sql.ts';

type CityRow = { readonly name: string; readonly slug: string; readonly stateId: string };

/** Cities with their positions, state by state; those of staff, whose position nobody knows, are left out. */
export function positionsOf(rows: readonly CityRow[]): CityPositions[] {
  const known = rows.flatMap(({ name, slug, stateId }) => {
    const position = positionOf(slug);
    return position ? [{ stateId, city: [name, ...position] satisfies CityPositions['cities'][number] }] : [];
  });
  return [...Map.groupBy(known, ({ stateId }) => stateId)].map(([stateId, cities]) => ({
    stateId,
    cities: cities.map(({ city }) => city),
  }));
}

/** Where the cities with at least one seller are (PLACE-4). */
export async function activePositions(db: Db): Promise<{ data: CityPositions[]; total: number }> {
  const data = positionsOf(await selectActiveCities(db));
  return { data, total: data.length };
}
