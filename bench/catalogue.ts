import type { Volumes } from '../server/seed/volumes.ts';
import type { Database } from '../server/src/platform/db/db.ts';
import type { Cleanup } from './cleanup.ts';
import { productSaves } from './product-saves.ts';
import type { Figure } from './report.ts';
import { benchWorks, type Extent, type Work } from './works.ts';

type Choice = { id: string; min: number; max: number };
type Fact = { category: string; thickness: string; grade: string; city: string };
type Narrow = { category: string; brand: string; state: string };

const MANY = 8;
const MIXED = 40;
const DISTINCT = 400;

/** The largest categories, and prices that leave the middle half of each. */
const choicesOf = async ({ pool }: Database): Promise<Choice[]> =>
  (
    await pool.query<Choice>(
      `select category.id, percentile_disc(0.25) within group (order by asked_price)::float as min,
              percentile_disc(0.75) within group (order by asked_price)::float as max
         from categories as category
         join categories as own on category.id in (own.id, own.parent_id)
         join products as product on product.category_id = own.id and product.shown
        group by 1 order by count(*) desc, 1 limit $1`,
      [MANY],
    )
  ).rows;

const narrowOf = async ({ pool }: Database): Promise<Narrow[]> =>
  (
    await pool.query<Narrow>(
      `select category_id as category, brand_id as brand, state_id as state from products
        where shown and brand_id is not null and state_id is not null
        group by 1, 2, 3 order by count(*) desc, 1, 2, 3 limit $1`,
      [MANY],
    )
  ).rows;

/** Combinations that some products have, of many categories: few of them are asked twice. */
const factsOf = async ({ pool }: Database): Promise<Fact[]> =>
  (
    await pool.query<Fact>(
      `select * from (
         select category_id as category, trim_scale(thickness_mm)::text as thickness, grade_read as grade, city_id as city
           from products where shown and thickness_mm is not null and grade_read is not null and city_id is not null
          group by 1, 2, 3, 4
       ) as found order by md5(found::text) limit $1`,
      [DISTINCT],
    )
  ).rows;

const slugsOf = async ({ pool }: Database): Promise<string[]> =>
  (
    await pool.query<{ slug: string }>('select slug from products where shown order by md5(slug) limit $1', [MIXED])
  ).rows.map(({ slug }) => slug);

const ORDERS = ['sortBy=price', 'sortBy=createdAt&sortOrder=desc', 'sortBy=name', 'sortBy=rating&sortOrder=desc'];
const TYPOS = ['walnutt vener', 'marin plywod 18mm', 'soft clsoe hinge', 'plywod', 'lamminate', 'dor handel'];
const BEGINNINGS = ['ply', 'plywo', 'waln', 'marin pl', 'hing', 'lamin', 'teak v', 'plyw 18'];
const COMMON = ['plywood', 'ply', 'laminate', 'door'];

const searchFor = (texts: readonly string[], before: string) =>
  texts.map((text) => before + encodeURIComponent(text).replaceAll('%20', '+'));

async function catalogueWorks(database: Database): Promise<Work[]> {
  const choices = await choicesOf(database);
  const narrow = await narrowOf(database);
  const facets = { p95: { below: 40, of: 'kept', size: 100_000 } as const, growth: 6 };
  const chosen = (facet: string, more: (choice: Choice, at: number) => string) =>
    choices.map((choice, at) => `/api/product?${facet}categories=${choice.id}${more(choice, at)}`);
  const prices = ({ min, max }: Choice) => `&minPrice=${min}&maxPrice=${max}`;
  return [
    {
      name: 'list: category, price, sorted',
      addresses: chosen('facets=false&', (choice, at) => `${prices(choice)}&${ORDERS[at % ORDERS.length]}`),
      ofSql: 0.6,
      growth: 1.5,
      crowded: true,
    },
    {
      name: 'detail by slug',
      addresses: (await slugsOf(database)).map((slug) => `/api/product/getProductById/${slug}`),
      ofSql: 0.6,
      growth: 1.5,
    },
    { name: 'facets: nothing chosen', addresses: ['/api/product'], ...facets },
    { name: 'facets: category', addresses: chosen('', () => ''), ...facets },
    { name: 'facets: category, price', addresses: chosen('', prices), ...facets },
    {
      name: 'facets: category, brand, state',
      addresses: narrow.map(
        ({ category, brand, state }) => `/api/product?categories=${category}&brands=${brand}&state=${state}`,
      ),
      ...facets,
    },
    {
      name: 'facets: category, thickness, grade, city',
      addresses: (await factsOf(database)).map(
        ({ category, thickness, grade, city }) =>
          `/api/product?categories=${category}&thickness=${thickness}&grade=${encodeURIComponent(grade)}&city=${city}`,
      ),
      p95: { below: 40, of: 'kept' },
      unasked: true,
      growth: 6,
    },
    { name: 'facets: a common word', addresses: searchFor(COMMON, '/api/product?search='), growth: 6 },
    {
      name: 'search with a typo',
      addresses: searchFor(TYPOS, '/api/search?q='),
      p95: { below: 50, of: 'kept' },
      growth: 6,
    },
    {
      name: 'suggest',
      addresses: searchFor(BEGINNINGS, '/api/search/suggest?q='),
      p95: { below: 15, of: 'kept' },
      growth: 6,
    },
  ];
}

/** What people do in the shop, on catalogues of several sizes. */
export const benchCatalogue = (
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  extent: Extent,
): Promise<Figure[]> =>
  benchWorks(
    {
      noun: 'products',
      volumes: (products) => ({ ...volumes, products }),
      works: catalogueWorks,
      writes: productSaves,
    },
    extent,
    cleanup,
    say,
  );
