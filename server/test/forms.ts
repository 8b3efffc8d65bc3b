import type { CallOf } from '@plyhaat/contract/core/endpoint';
import type { updateMember } from '@plyhaat/contract/sellers/profile';
import type { register } from '@plyhaat/contract/sellers/registration';
import { eq } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { only } from '#platform/db/sql.ts';
import { somePhone } from './builders.ts';

export type Registration = CallOf<typeof register>['body'];
export type Patch = CallOf<typeof updateMember>['body'];

/** A city of India with what lies around it. */
export async function somePlace(db: Db, slug = 'nashik-mh') {
  const [city] = await db
    .select({ cityId: cities.id, stateId: states.id, countryId: states.countryId })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(eq(cities.slug, slug));
  return only(city ? [city] : []);
}

export const categoryCalled = async (db: Db, slug: string): Promise<string> =>
  only(await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug))).id;

/** The registration form as somebody fills it in. */
export async function someRegistration(db: Db, over: Partial<Registration> = {}): Promise<Registration> {
  return {
    vendorType: 'DEALER',
    businessName: 'Tapi Plywood House',
    yearEstablished: 1998,
    brandNames: 'Vanaroop, Sahyaveer',
    category: await categoryCalled(db, 'plywood'),
    ...(await somePlace(db)),
    address: '12 Ring Road, Nashik',
    authorizedPersonName: 'Asha Rao',
    dateOfBirth: '1980-02-29',
    email: `${newId()}@mail.example`,
    mobileNo: somePhone(),
    acceptTerms: true,
    ...over,
  };
}

let made = 0;
/** Another address for each caller, where limits are not the question. */
export const someAddress = () => `203.0.${Math.floor(++made / 250)}.${(made % 250) + 1}`;
