import { COMPLETE_LANGUAGES } from '@plyhaat/contract/core/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropCached } from '#platform/cache/cache.ts';
import { testApp } from '#test/app.ts';
import { someMember, someProduct } from '#test/builders.ts';
import { drawnPages } from '#test/pages.ts';

const { app, db, deps, patch, close } = await testApp({ pages: drawnPages() });
afterAll(close);
beforeAll(async () => {
  await someProduct(db, { name: 'Gurjan plywood' });
  await app.inject('/');
});

const stateOf = (html: string) => JSON.parse(/id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('a page made anew with the same content keeps its ETag, and says when it was made', async () => {
  const first = await app.inject('/shop');
  const mark = deps.cache.mark();
  await dropCached(db, ['products', 'categories']);
  await expect.poll(() => deps.cache.mark()).toBeGreaterThan(mark);
  expect(deps.cache.get('page /shop')).toBeUndefined();

  const again = await app.inject('/shop');
  expect(stateOf(again.body).at).toBeGreaterThan(stateOf(first.body).at);
  expect(stateOf(again.body)).toEqual({ ...stateOf(first.body), at: stateOf(again.body).at });
  expect(again.headers.etag).toBe(first.headers.etag);
  const unchanged = await app.inject({ url: '/shop', headers: { 'if-none-match': String(first.headers.etag) } });
  expect(unchanged.statusCode).toBe(304);
});

test('a section of the home page is drawn once for many pages, and anew when what it shows changes', async () => {
  const home = async (q: string) => (await app.inject(`/?q=${q}`)).body;
  expect(await home('one')).toContain('Gurjan plywood');
  // Written past the product's own services, so that nobody hears of it.
  await someProduct(db, { name: 'Okoume plywood' });
  const unheard = await home('two');
  expect(unheard).toContain('Gurjan plywood');
  expect(unheard).not.toContain('Okoume plywood');
  const mark = deps.cache.mark();
  await dropCached(db, ['products']);
  await expect.poll(() => deps.cache.mark()).toBeGreaterThan(mark);
  const heard = await home('three');
  expect(heard).toContain('Okoume plywood');
  expect(JSON.stringify(stateOf(heard))).toContain('Okoume plywood');
});

test.each([
  ['/shop', ['/shop?utm_source=mail', '/shop?fbclid=1&gclid=2', '//shop?x=', '/%73hop']],
  ['/shop?page=2', ['/shop?page=2&utm_source=mail', '/shop?a=1&page=2&b=2']],
  ['/', ['/?utm_source=mail', '/?page=3']],
])('addresses that mean %s share its page in the cache', async (address, others) => {
  await app.inject(address);
  const before = deps.cache.bytes;
  const { etag } = (await app.inject(address)).headers;
  for (const url of others) {
    const { statusCode, headers } = await app.inject(url);
    expect([url, statusCode, headers.etag]).toEqual([url, 200, etag]);
  }
  expect(deps.cache.bytes).toBe(before);
});

test('an address that names a tab’s extra part without a value keeps it', async () => {
  expect((await app.inject('/account?tab=addRequirement&0190')).statusCode).toBeLessThan(400);
});

test('made-up addresses without end do not take memory without end', async () => {
  const before = deps.cache.bytes;
  const junk = 'x'.repeat(8000);
  for (let at = 0; at < 50; at++) expect((await app.inject(`/api/product?${junk}${at}=1`)).statusCode).toBe(200);
  for (let at = 0; at < 50; at++) await app.inject(`/api/product?search=${at}${junk}`);
  const one = deps.cache.bytes - before;
  expect(one).toBeLessThan(100_000);
});

test('a cached page shows a changed setting: contact details and what is switched off', async () => {
  const admin = await someMember(db, { role: 'ADMIN' });
  const page = async () => (await app.inject('/contact')).body;
  expect(await page()).toContain('+91 25323 10044');
  expect(await page()).toContain('href="/reels"');
  expect(stateOf(await page()).installation).toEqual({
    demo: true,
    publicUrl: deps.settings.publicUrl,
    languages: COMPLETE_LANGUAGES,
  });
  const set = (name: string, value: unknown) => patch(`/admin/settings/${name}`, { value, version: 0 }, admin);
  expect((await set('phone', '+912228901234')).statusCode).toBe(200);
  expect((await set('reels', false)).statusCode).toBe(200);
  expect(await page()).toContain('+91 22289 01234');
  expect(await page()).not.toContain('+91 25323 10044');
  expect(await page()).not.toContain('href="/reels"');
  expect((await app.inject('/reels')).statusCode).toBe(404);
  const home = (await app.inject('/')).body;
  expect(home).toContain('+912228901234');
  expect(home).not.toContain('+912532310044');
});
