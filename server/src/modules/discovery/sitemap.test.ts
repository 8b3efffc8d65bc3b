import { COMPLETE_LANGUAGES } from '@plyhaat/contract/core/languages';
import { afterAll, expect, test } from 'vitest';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { sellerCategories } from '#modules/sellers/sellers.tables.ts';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, someMember, someOpportunity, someProduct, someSeller } from '#test/builders.ts';
import { somePost, someVideo } from '#test/published.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

const TO_A_FILE = 2;
const shop = await testApp({
  settings: { PUBLIC_URL: 'https://plyhaat.example' },
  routes: (app, deps) =>
    void app.register(async (small) => sitemapRoutes(small, deps, TO_A_FILE), { prefix: '/small' }),
});
afterAll(shop.close);
const { app, db } = shop;

const read = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url });
  expect(statusCode).toBe(200);
  return {
    type: headers['content-type'],
    body,
    places: [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at),
  };
};

test('robots.txt names the sitemap, leaves pictures open and lists readable', async () => {
  const { type, body } = await read('/robots.txt');
  expect(type).toContain('text/plain');
  expect(body).toContain('Sitemap: https://plyhaat.example/sitemap.xml');
  expect(body).toContain('Allow: /api/uploads/');
  expect(body).toContain('Disallow: /account');
  expect(body).not.toMatch(/Disallow: \/(shop|search|category)/);
});

const PLACES = {
  product: ['sheet-a', 'sheet-b', 'sheet-c', 'sheet-d', 'sheet-e'],
  seller: ['store-a', 'store-b', 'store-c'],
};
const filesOf = async (kind: keyof typeof PLACES, index: string) =>
  (await read(index)).places.filter((file) => file?.includes(`/sitemap/${kind}s-`)).map((file) => new URL(file ?? ''));

test('every public product and store is in exactly one file, and each file has as many as it may have', async () => {
  const [seller] = await Promise.all(PLACES.seller.map((slug) => someSeller(db, { slug })));
  await someSeller(db, { slug: 'blocked', isBlocked: true });
  await someSeller(db, { slug: 'never-signed-in', provenAt: null });
  await someMember(db, { slug: 'buyer' });
  const sellerId = seller?.id ?? '';
  for (const slug of PLACES.product) await someProduct(db, { slug, sellerId });
  await someProduct(db, { slug: 'waiting', approval: 'PENDING', sellerId });

  const { places: files, type } = await read('/small/sitemap.xml');
  expect(type).toContain('application/xml');
  expect(files[0]).toBe('https://plyhaat.example/sitemap/pages.xml');
  expect(files).toHaveLength((1 + 3 + 2) * COMPLETE_LANGUAGES.length);
  for (const kind of ['product', 'seller'] as const) {
    const found: (string | undefined)[][] = [];
    for (const { pathname } of await filesOf(kind, '/small/sitemap.xml'))
      found.push((await read(`/small${pathname}`)).places);
    expect(found.map((places) => places.length)).toEqual(kind === 'product' ? [2, 2, 1] : [2, 1]);
    expect(found.flat().sort()).toEqual(PLACES[kind].map((slug) => `https://plyhaat.example/${kind}/${slug}`));
  }
});

test('one file holds them all where they fit, each with the day of its last change', async () => {
  const [products, sellers] = [await filesOf('product', '/sitemap.xml'), await filesOf('seller', '/sitemap.xml')];
  expect([products.length, sellers.length]).toEqual([1, 1]);
  const { body } = await read(products[0]?.pathname ?? '');
  expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/);
  expect((await read(sellers[0]?.pathname ?? '')).body.match(/<lastmod>/g)).toHaveLength(PLACES.seller.length);
});

test('pages and categories with products are listed by their own addresses', async () => {
  const above = await someCategory(db, { slug: 'above' });
  const full = await someCategory(db, { slug: 'full', level: 2, parentId: above.id });
  const bare = await someCategory(db, { slug: 'bare' });
  await someProduct(db, { categoryId: full.id });
  await someProduct(db, { categoryId: bare.id, approval: 'PENDING' });
  const { places } = await read('/sitemap/pages.xml');
  expect(places).toContain('https://plyhaat.example/');
  expect(places).toContain('https://plyhaat.example/shop');
  expect(places).toContain('https://plyhaat.example/category/above');
  expect(places).toContain('https://plyhaat.example/category/full');
  expect(places).not.toContain('https://plyhaat.example/category/bare');
});

/** Sorts before every other id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

test('open opportunities are listed, and none that waits or has ended', async () => {
  const open = await someOpportunity(db);
  await someOpportunity(db, { approval: 'PENDING' });
  await someOpportunity(db, { endsAt: new Date(Date.now() - 1000) });
  const { places } = await read(`/sitemap/opportunities-${NO_ID}.xml`);
  expect(places).toEqual([`https://plyhaat.example/apply-dealership/${open.id}`]);
  expect((await read('/sitemap/pages.xml')).places).toContain('https://plyhaat.example/apply-dealership');
});

test('published posts and videos are listed, and no others', async () => {
  const [post, video] = [await somePost(db), await someVideo(db)];
  await somePost(db, { isPublished: false });
  await someVideo(db, { isPublished: false });
  expect((await read(`/sitemap/posts-${NO_ID}.xml`)).places).toEqual([`https://plyhaat.example/blog/${post.slug}`]);
  expect((await read(`/sitemap/videos-${NO_ID}.xml`)).places).toEqual([`https://plyhaat.example/videos/${video.id}`]);
  const { places } = await read('/sitemap/pages.xml');
  for (const page of ['/blog', '/videos']) expect(places).toContain(`https://plyhaat.example${page}`);
});

test('a file that no index names is not found', async () => {
  for (const url of [
    '/sitemap/products-1.xml',
    '/sitemap/sellers-1.xml',
    "/sitemap/products-';drop.xml",
    '/sitemap/other.xml',
  ])
    expect((await app.inject({ method: 'GET', url })).statusCode, url).toBe(404);
});

test('places with three sellers are listed, narrow and wide, and so are brands, each with its last change', async () => {
  const category = await someCategory(db, { slug: 'sitemap-doors' });
  const place = { stateId: stateId('KL'), cityId: cityId('kochi-kl') };
  const brand = await someBrand(db, { name: 'Sitemap Brand' });
  for (const _ of [1, 2, 3]) {
    const seller = await someSeller(db, place);
    await db.insert(sellerCategories).values({ memberId: seller.id, categoryId: category.id });
    await someProduct(db, { sellerId: seller.id, categoryId: category.id, brandId: brand.id });
  }
  await someSeller(db, { stateId: stateId('GA') });
  shop.deps.cache.forget(['sitemap']);
  const index = await read('/sitemap.xml');
  expect(index.places).toContain('https://plyhaat.example/sitemap/places-1.xml');
  const { places, body } = await read('/sitemap/places-1.xml');
  const kerala = 'https://plyhaat.example/sellers/kerala';
  expect(places).toEqual([kerala, `${kerala}/kochi/sitemap-doors`, `${kerala}/sitemap-doors`]);
  expect(body.match(/<lastmod>/g)).toHaveLength(3);
  const small = await read('/small/sitemap/places-2.xml');
  expect(small.places).toHaveLength(1);
  const branded = await read(`/sitemap/brands-${NO_ID}.xml`);
  expect(branded.places).toContain('https://plyhaat.example/brand/sitemap-brand');
  expect(branded.body).toContain('<lastmod>');
  for (const url of ['/sitemap/places-9.xml', '/sitemap/places-0.xml', '/sitemap/places-x.xml'])
    expect((await app.inject({ method: 'GET', url })).statusCode, url).toBe(404);
});
