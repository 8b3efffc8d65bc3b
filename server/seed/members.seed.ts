import type pg from 'pg';
import { categoryId } from '#modules/catalog/reference.sql.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { sellerCategories, sellerFigures } from '#modules/sellers/sellers.tables.ts';
import { idOf } from '#platform/id.ts';
import { copyInto } from './copy.ts';
import { memberPictures, type Shown } from './members.pictures.ts';
import type { Person } from './people.ts';
import type { SeedPicture } from './products/picks.ts';
import type { Random } from './random.ts';
import type { Seller } from './sellers.ts';

const DAY = 86_400_000;

export const memberId = (slug: string): string => idOf('member', slug);
const stateOfCity = (citySlug: string): string => stateId(citySlug.slice(citySlug.lastIndexOf('-') + 1).toUpperCase());

function memberRow(person: Seller | Person, name: string, at: Date, random: Random, shown: Shown) {
  const joined = new Date(at.getTime() - person.joinedDaysAgo * DAY);
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
    provenAt: joined,
    lastSeenAt: new Date(at.getTime() - random.next() ** 2 * 20 * DAY),
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
  'provenAt',
  'lastSeenAt',
  'createdAt',
  'updatedAt',
] as const;

const COMPANY_COLUMNS = [
  'memberId',
  'name',
  'about',
  'address',
  'pinCode',
  'natureOfBusiness',
  'yearOfEstablishment',
  'legalStatus',
  'gstNumber',
  'googleMapsLink',
  'phone',
  'whatsapp',
  'email',
  'isVerified',
] as const;

const companyRow = (seller: Seller) => ({
  memberId: memberId(seller.slug),
  name: seller.company,
  about: seller.about,
  address: `${seller.address}, ${seller.city}`,
  pinCode: seller.pin,
  natureOfBusiness: seller.natureOfBusiness,
  yearOfEstablishment: seller.yearOfEstablishment,
  legalStatus: seller.legalStatus,
  gstNumber: seller.gstNumber,
  googleMapsLink: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${seller.city} ${seller.pin}`)}`,
  phone: seller.phone,
  whatsapp: seller.phone,
  email: seller.email,
  isVerified: seller.verified,
});

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
  await copyInto(client, companies, COMPANY_COLUMNS, sellers.map(companyRow));
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
    sellerFigures,
    ['memberId'],
    sellers.map((seller) => ({ memberId: memberId(seller.slug) })),
  );
}
