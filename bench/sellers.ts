import type { Volumes } from '../server/seed/volumes.ts';
import type { Database } from '../server/src/platform/db/db.ts';
import type { Cleanup } from './cleanup.ts';
import type { Figure } from './report.ts';
import { benchWorks, type Extent, type Work } from './works.ts';

type Choice = { word: string; state: string; city: string; category: string; role: string };

const MANY = 12;
const MIXED = 40;
const SORTS = ['rating', 'reviews', 'products', 'newest', 'name'];
const WORDS = ['ply', 'house', 'timber', 'interiors', 'laminat', 'door'];
const TYPOS = ['tmber tradrs', 'lamminate mart', 'intriors'];

/** Places, categories and types that sellers have together, so that no list is empty. */
const choicesOf = async ({ pool }: Database): Promise<Choice[]> =>
  (
    await pool.query<Choice>(
      `select lower(split_part(name, ' ', 1)) as word, state_id as state, city_id as city, category_ids[1] as category, role from seller_listings
        where city_id is not null and cardinality(category_ids) > 0 and rating >= 3 order by md5(member_id::text) limit $1`,
      [MANY],
    )
  ).rows;

const storesOf = async ({ pool }: Database) =>
  (
    await pool.query<{ id: string; slug: string }>(
      `select member.id, member.slug from seller_listings as listing join members as member on member.id = listing.member_id
        order by md5(member.slug) limit $1`,
      [MIXED],
    )
  ).rows;

const LIST = '/api/users/getAllUsersForWebsite';
const sortOf = (at: number) => `sortBy=${SORTS[at % SORTS.length]}`;

async function sellersWorks(database: Database): Promise<Work[]> {
  const choices = await choicesOf(database);
  const stores = await storesOf(database);
  const list = { p95: { below: 30, of: 'anew' } as const, growth: 4 };
  const store = { p95: { below: 25, of: 'anew' } as const, growth: 2 };
  return [
    { name: 'list: nothing chosen', addresses: SORTS.map((_sort, at) => `${LIST}?${sortOf(at)}`), ...list },
    {
      name: 'list: state, type',
      addresses: choices.map(({ state, role }, at) => `${LIST}?state=${state}&userTypes=${role}&${sortOf(at)}`),
      ...list,
    },
    {
      name: 'list: category, rating',
      addresses: choices.map(({ category }, at) => `${LIST}?categories=${category}&rating=4&${sortOf(at)}`),
      ...list,
    },
    {
      name: 'list: all filters',
      addresses: choices.map(
        ({ word, state, city, category, role }, at) =>
          `${LIST}?search=${word}&state=${state}&city=${city}&userTypes=${role}&categories=${category}&rating=3&${sortOf(at)}`,
      ),
      ...list,
    },
    { name: 'list: a name', addresses: WORDS.map((word) => `${LIST}?search=${word}`), ...list },
    {
      name: 'list: a mistyped name',
      addresses: TYPOS.map((text) => `${LIST}?search=${text.replace(' ', '+')}`),
      growth: 8,
    },
    { name: 'top sellers', addresses: ['/api/users/getTopVendors?page=1&perPage=10'], ...list },
    {
      name: 'store: its page',
      addresses: stores.map(({ slug }) => `/seller/${slug}`),
      p95: { below: 25, of: 'kept' },
      growth: 2,
    },
    { name: 'store', addresses: stores.map(({ slug }) => `/api/users/getUserById/${slug}`), ...store },
    {
      name: 'store: products',
      addresses: stores.map(
        ({ id }) => `/api/product?userId=${id}&page=1&perPage=8&sortBy=createdAt&sortOrder=desc&facets=false`,
      ),
      ...store,
    },
    {
      name: 'store: reviews',
      addresses: stores.map(({ id }) => `/api/vendorReview/getReviewForVendors?userId=${id}&page=1&perPage=5`),
      ...store,
    },
    {
      name: 'store: similar sellers',
      addresses: stores.map(({ id }) => `/api/users/getSimilarVendors/${id}`),
      ...store,
    },
  ];
}

/** The list of sellers and the page of a store, among many; each seller has a product on average. */
export const benchSellers = (
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  extent: Extent,
): Promise<Figure[]> =>
  benchWorks(
    { noun: 'sellers', volumes: (sellers) => ({ ...volumes, sellers, products: sellers }), works: sellersWorks },
    extent,
    cleanup,
    say,
  );
