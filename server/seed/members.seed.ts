import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { categoryId } from '#modules/catalog/reference/reference.sql.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { cityId, countryId, stateId } from '#modules/places/reference.sql.ts';
import { sellerCategories, sellerFigures, sellerStates } from '#modules/sellers/sellers.tables.ts';
import { seedCompanies } from './companies.seed.ts';
import { copyInto } from './copy.ts';
import { seedGalleries } from './gallery.seed.ts';
import { memberId } from './member-id.ts';
import { memberPictures, type Shown } from './members.pictures.ts';
import type { Person } from './people.ts';
import type { SeedPicture } from './products/picks.ts';
import type { Random } from './random.ts';
import type { Seller } from './sellers.ts';
import { SERVED_STATES } from './served-states.data.ts';

const stateOfCity = (citySlug: string): string => stateId(citySlug.slice(citySlug.lastIndexOf('-') + 1).toUpperCase());

const HOMES = ['Shanti Kunj', 'Lake View', 'Green Park', 'Gulmohar Society', 'Ashirwad Apartments', 'Sai Nagar'];

/** What only the member itself and staff see. */
function personal(person: Seller | Person, own: Random) {
  const born = own.int(1958, 1996);
  const day = (year: number) =>
    `${year}-${String(own.int(1, 12)).padStart(2, '0')}-${String(own.int(1, 28)).padStart(2, '0')}`;
  const city = person.citySlug
    .replace(/-\w+$/, '')
    .replace(/(^|-)\w/g, (first) => first.replace('-', ' ').toUpperCase());
  return {
    birthDate: day(born),
    anniversaryDate: own.chance(0.6) ? day(own.int(born + 23, Math.min(born + 32, 2022))) : null,
    address: `${own.int(1, 24)}, ${own.pick(HOMES)}, ${city}`,
    marketingEmails: own.chance(0.3),
  };
}

function memberRow(person: Seller | Person, name: string, at: Date, random: Random, shown: Shown) {
  const joined = new Date(at.getTime() - person.joinedDaysAgo * DAY_MS);
  return {
    id: memberId(person.slug),
    slug: person.slug,
    phone: person.phone,
    name,
    email: person.email,
    role: person.role,
    ...shown,
    cityId: cityId(person.citySlug),
    stateId: stateOfCity(person.citySlug),
    countryId,
    ...personal(person, random.fork(person.slug)),
    provenAt: joined,
    lastSeenAt: new Date(at.getTime() - random.next() ** 2 * 20 * DAY_MS),
    createdAt: joined,
    updatedAt: joined,
  };
}

const MEMBER_COLUMNS = [
  'id',
  'slug',
  'phone',
  'name',
  'email',
  'role',
  'profileImage',
  'bannerImage',
  'cityId',
  'stateId',
  'countryId',
  'birthDate',
  'anniversaryDate',
  'address',
  'marketingEmails',
  'provenAt',
  'lastSeenAt',
  'createdAt',
  'updatedAt',
] as const;

export type People = { readonly sellers: readonly Seller[]; readonly people: readonly Person[] };

export async function seedMembers(
  client: pg.ClientBase,
  random: Random,
  { sellers, people }: People,
  pictures: readonly SeedPicture[],
  at: Date,
): Promise<void> {
  const portraits = memberPictures(pictures);
  await copyInto(client, members, MEMBER_COLUMNS, [
    ...people.map((person) => memberRow(person, person.name, at, random, portraits.person(person))),
    ...sellers.map((seller) => memberRow(seller, seller.contact, at, random, portraits.seller(seller))),
  ]);
  await seedGalleries(client, random.fork('galleries'), sellers, pictures, at);
  await copyInto(
    client,
    sellerCategories,
    ['memberId', 'categoryId'],
    sellers.flatMap((seller) =>
      seller.categories.map((slug) => ({ memberId: memberId(seller.slug), categoryId: categoryId(slug) })),
    ),
  );
  await copyInto(
    client,
    sellerStates,
    ['memberId', 'stateId'],
    sellers.flatMap(({ slug }) =>
      (SERVED_STATES[slug]?.split(' ') ?? []).map((code) => ({ memberId: memberId(slug), stateId: stateId(code) })),
    ),
  );
  await copyInto(
    client,
    sellerFigures,
    ['memberId'],
    sellers.map((seller) => ({ memberId: memberId(seller.slug) })),
  );
  // The company makes a seller a store: it is listed once, with all the rest.
  await seedCompanies(client, random.fork('companies'), sellers);
}
