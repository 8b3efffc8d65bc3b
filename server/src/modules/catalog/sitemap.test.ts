import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someCategory, someProduct } from '#test/builders.ts';
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

test('every public product is in exactly one file, and each file has as many as it may have', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  for (const slug of names) await someProduct(db, { slug: `sheet-${slug}` });
  await someProduct(db, { slug: 'waiting', approval: 'PENDING' });

  const { places: files, type } = await read('/small/sitemap.xml');
  expect(type).toContain('application/xml');
  expect(files[0]).toBe('https://plyhaat.example/sitemap/pages.xml');
  expect(files).toHaveLength(1 + 3);

  const found: (string | undefined)[][] = [];
  for (const file of files.slice(1)) found.push((await read(`/small${new URL(file ?? '').pathname}`)).places);
  expect(found.map((places) => places.length)).toEqual([2, 2, 1]);
  expect(found.flat().sort()).toEqual(names.map((slug) => `https://plyhaat.example/product/sheet-${slug}`));
});

test('one file holds them all where they fit, with the day of their last change', async () => {
  const { places: files } = await read('/sitemap.xml');
  expect(files).toHaveLength(2);
  const { body } = await read(new URL(files[1] ?? '').pathname);
  expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/);
});

test('pages and categories with products are listed by their own addresses', async () => {
  await someCategory(db, { slug: 'full', productCount: 3 });
  await someCategory(db, { slug: 'bare', productCount: 0 });
  const { places } = await read('/sitemap/pages.xml');
  expect(places).toContain('https://plyhaat.example/');
  expect(places).toContain('https://plyhaat.example/shop');
  expect(places).toContain('https://plyhaat.example/category/full');
  expect(places).not.toContain('https://plyhaat.example/category/bare');
});

test('a file that no index names is not found', async () => {
  for (const url of ['/sitemap/products-1.xml', "/sitemap/products-';drop.xml", '/sitemap/other.xml'])
    expect((await app.inject({ method: 'GET', url })).statusCode, url).toBe(404);
});
