import { sql } from 'drizzle-orm';
import { cities } from '#modules/places/places.tables.ts';
import { sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Place } from './meaning.ts';
import { areaOf } from './typed-pin.ts';

const edge = (direction: 'asc' | 'desc') => sql`
  select city_id from ${sellerListings} where pin_area = ${sql.placeholder('area')} and city_id is not null
   order by city_id ${sql.raw(direction)} limit 1`;

/**
 * The city of all sellers whose PINs begin with the same three digits, if they are in one; and one of the state that
 * these digits say, if they say one: a seller may have mistyped its PIN.
 */
export async function selectCityOfPin(db: Db, pin: string, state: Place | undefined): Promise<Place | undefined> {
  const build = () => sql`
    select city.id as _id, city.name from (${edge('asc')}) as first
      join (${edge('desc')}) as last on last.city_id = first.city_id
      join ${cities} as city on city.id = first.city_id
     where city.state_id = coalesce(${sql.placeholder('state')}::uuid, city.state_id)`;
  const values = { area: areaOf(pin), state: state?._id ?? null };
  const [city] = await prepared<Omit<Place, 'kind'>>(db, 'city of a PIN', build, values);
  return city && { kind: 'city', ...city };
}
