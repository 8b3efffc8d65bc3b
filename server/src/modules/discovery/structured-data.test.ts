import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { drawnPages } from '#test/pages.ts';

const ORIGIN = 'https://plyhaat.example';
const app = await testApp({ demo: true, pages: drawnPages(), settings: { PUBLIC_URL: ORIGIN } });
afterAll(app.close);
const { pool } = app.deps;

type Block = { '@context': string; '@type': string; [name: string]: unknown };
const read = async (url: string) => app.app.inject({ url });
const slugOf = async (from: string) => (await pool.query(`select slug from ${from} limit 1`)).rows[0].slug as string;
const blocksIn = (html: string): Block[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

/** Every address inside a block, however deep. */
function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    ['url', 'item', 'image', 'logo', 'contentUrl', 'thumbnailUrl', 'embedUrl'].includes(name)
      ? [inner].flat().filter((text) => typeof text === 'string')
      : addressesIn(inner),
  );
}

const CITY = '/sellers/maharashtra/pune/laminates';
let rated = '';
let unrated = '';
beforeAll(async () => {
  rated = await slugOf('products where shown and review_count > 0 order by slug');
  unrated = await slugOf('products where shown and review_count = 0 order by slug');
});

const PAGES: readonly (readonly [address: () => Promise<string> | string, types: readonly string[]])[] = [
  [() => '/', ['Organization', 'WebSite']],
  [() => '/shop', ['BreadcrumbList', 'ItemList']],
  [() => '/categories', ['BreadcrumbList']],
  [() => '/category/plywood', ['BreadcrumbList', 'ItemList']],
  [() => '/sellers', ['ItemList']],
  [() => '/sellers/maharashtra', ['ItemList', 'FAQPage', 'BreadcrumbList']],
  [() => '/sellers/maharashtra/laminates', ['ItemList', 'FAQPage', 'BreadcrumbList']],
  [() => CITY, ['ItemList', 'FAQPage', 'BreadcrumbList']],
  [
    async () =>
      `/brand/${await slugOf('brands where id in (select brand_id from products where shown) order by slug')}`,
    ['ItemList', 'FAQPage', 'BreadcrumbList'],
  ],
  [() => `/product/${rated}`, ['Product', 'BreadcrumbList']],
  [() => `/product/${unrated}`, ['Product', 'BreadcrumbList']],
  [
    async () => `/seller/${await slugOf('members where id in (select member_id from seller_listings) order by slug')}`,
    ['LocalBusiness', 'BreadcrumbList'],
  ],
  [
    async () =>
      `/apply-dealership/${await slugOf(`(select id::text as slug from opportunities where approval = 'APPROVED' and (ends_at is null or ends_at > now())) as open`)}`,
    ['FAQPage', 'BreadcrumbList'],
  ],
  [() => '/blog', ['BreadcrumbList', 'ItemList']],
  [async () => `/blog/${await slugOf('blog_posts where is_published order by slug')}`, ['Article', 'BreadcrumbList']],
  [() => '/videos', ['BreadcrumbList', 'ItemList']],
  [
    async () =>
      `/videos/${await slugOf('(select id::text as slug from videos where is_published order by id) as shown')}`,
    ['VideoObject', 'BreadcrumbList'],
  ],
];

test('every page’s blocks for search engines can be read, name their kinds, and hold whole addresses', async () => {
  for (const [addressOf, types] of PAGES) {
    const address = await addressOf();
    const { statusCode, body } = await read(address);
    expect(statusCode, address).toBe(200);
    const blocks = blocksIn(body);
    expect(
      blocks.map((block) => block['@type']),
      address,
    ).toEqual(types);
    for (const block of blocks) {
      expect(block['@context'], address).toBe('https://schema.org');
      const addresses = addressesIn(block);
      if (block['@type'] !== 'FAQPage') expect(addresses.length, address).toBeGreaterThan(0);
      expect(
        addresses.filter((one) => !one.startsWith(`${ORIGIN}`)),
        address,
      ).toEqual([]);
      expect(JSON.stringify(block), address).not.toMatch(/undefined|NaN|\[object/);
    }
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1];
    expect(canonical, address).toBe(`${ORIGIN}${address}`);
  }
});

test('a product tells its offer, and a rating only where somebody rated it', async () => {
  const [withReviews] = blocksIn((await read(`/product/${rated}`)).body);
  expect(withReviews).toMatchObject({
    offers: { '@type': 'Offer', priceCurrency: 'INR', price: expect.any(Number) },
    aggregateRating: { '@type': 'AggregateRating', reviewCount: expect.any(Number) },
  });
  const [without] = blocksIn((await read(`/product/${unrated}`)).body);
  expect(without).not.toHaveProperty('aggregateRating');
  expect(without).toHaveProperty('offers');
});

test('the pages of places say what the data says, in the page and in the answers alike', async () => {
  const { data } = (await app.get('/places/sellers/maharashtra?city=pune&category=laminates')).json();
  const { body } = await read(CITY);
  const faq = blocksIn(body).find((block) => block['@type'] === 'FAQPage') as Block & {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(faq.mainEntity.length).toBeGreaterThanOrEqual(3);
  expect(faq.mainEntity[0]?.acceptedAnswer.text).toContain(`${data.sellersCount} sellers of laminates`);
  const plain = body
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(plain).toContain(name);
    expect(plain).toContain(acceptedAnswer.text);
  }
});

test('a place with too few sellers leads to the wider one for good; a state’s list names its page as the one to find', async () => {
  const moved = async (address: string) => {
    const { statusCode, headers } = await read(address);
    return [statusCode, headers.location];
  };
  expect(await moved('/sellers/maharashtra/nashik/laminates')).toEqual([301, '/sellers/maharashtra/laminates']);
  expect(await moved('/sellers/goa')).toEqual([301, '/sellers']);
  expect((await read('/sellers/atlantis')).statusCode).toBe(404);
  expect((await read('/brand/nobody')).statusCode).toBe(404);
  const { data } = (await app.get('/state?active=true')).json();
  const idOf = (slug: string) => data.find((state: { slug: string }) => state.slug === slug)._id;
  const canonicalOf = async (address: string) =>
    /<link rel="canonical" href="([^"]+)"|<meta name="robots" content="noindex"/.exec((await read(address)).body)?.[1];
  expect(await canonicalOf(`/sellers?state=${idOf('maharashtra')}`)).toBe(`${ORIGIN}/sellers/maharashtra`);
  expect(await canonicalOf(`/sellers?state=${idOf('goa')}`), 'too few to be found').toBeUndefined();
  expect(await canonicalOf(`/sellers?state=${idOf('maharashtra')}&rating=4`)).toBeUndefined();
});
