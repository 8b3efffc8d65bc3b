import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someProduct } from '#test/builders.ts';
import { drawnPages } from '#test/pages.ts';

const whole = await testApp({ pages: drawnPages(), settings: { PLYHAAT_LANGUAGES: 'en,hi,mr' } });
const partly = await testApp({ pages: drawnPages(), beside: whole, settings: { PLYHAAT_LANGUAGES: 'en,mr' } });
const english = await testApp({ pages: drawnPages(), beside: whole, settings: { PLYHAAT_LANGUAGES: 'en' } });
afterAll(async () => {
  await english.close();
  await partly.close();
  await whole.close();
});
beforeAll(async () => {
  await someProduct(whole.db, { name: 'Gurjan plywood', slug: 'gurjan-plywood' });
  await whole.app.inject('/');
});

type Server = Pick<typeof whole, 'app'>;
const get = async ({ app }: Server, url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: answered } = await app.inject({ url, headers });
  return { status: statusCode, body, headers: answered };
};
const langOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"[^>]*>/g)].map(([tag, href = '']) => ({
    href,
    isChoice: /hreflang/i.test(tag),
  }));
const ORIGIN = whole.deps.settings.publicUrl;
const HINDI = { cookie: 'plyhaat_language=hi' };

test.each(['/hi/product/gurjan-plywood', '/hi/shop'])(
  '%s is in Hindi, and so are the pages it links to',
  async (address) => {
    const page = await get(whole, address);
    expect(page.status).toBe(200);
    expect(langOf(page.body)).toBe('hi-IN');
    expect(page.body).toContain('Gurjan plywood');
    const links = linksOf(page.body);
    expect(links.length).toBeGreaterThan(20);
    const astray = links.filter(({ href, isChoice }) => !isChoice && !/^\/hi(?!\/hi)(?:[/?#]|$)|^\/account/.test(href));
    expect(astray).toEqual([]);
    expect(page.body).toContain('action="/hi/search"');
  },
);

test.each(['/hi', '/hi/shop', '/hi/shop?page=2', '/hi/category/plywood', '/hi/blog', '/hi/sellers', '/mr'])(
  '%s answers 200, and 404 where its language is not complete',
  async (url) => {
    expect((await get(whole, url)).status).toBe(
      url.includes('category') ? (await get(whole, url.slice(3))).status : 200,
    );
    expect((await get(english, url)).status).toBe(404);
  },
);

test('English has no prefix, and a page that does not exist does not exist in any language', async () => {
  expect(langOf((await get(whole, '/shop')).body)).toBe('en-IN');
  expect((await get(whole, '/en/shop')).status).toBe(404);
  const missing = await get(whole, '/hi/no/such/page');
  expect(missing.status).toBe(404);
  expect(langOf(missing.body)).toBe('hi-IN');
});

test('a page names itself and the same page in every complete language', async () => {
  const { body } = await get(whole, '/hi/shop');
  expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/hi/shop"/>`);
  const alternates = [...body.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"\/>/g)];
  expect(alternates.map(([, language, href]) => [language, href])).toEqual([
    ['en', `${ORIGIN}/shop`],
    ['hi', `${ORIGIN}/hi/shop`],
    ['mr', `${ORIGIN}/mr/shop`],
    ['x-default', `${ORIGIN}/shop`],
  ]);
  expect(body).toContain(`<meta property="og:url" content="${ORIGIN}/hi/shop"/>`);
  expect(body).toContain('<meta property="og:locale" content="hi_IN"/>');
  expect(body).toContain('<meta property="og:locale:alternate" content="mr_IN"/>');
  expect((await get(partly, '/shop')).body).not.toContain('hrefLang="hi"');
  const alone = (await get(english, '/shop')).body;
  expect(alone).toContain(`<link rel="canonical" href="${ORIGIN}/shop"/>`);
  expect(alone).not.toMatch(/hreflang|og:locale/i);
});

test('each complete language has sitemaps of its own', async () => {
  const index = (await get(whole, '/sitemap.xml')).body;
  for (const name of ['pages', 'hi/pages', 'mr/pages'])
    expect(index).toContain(`<loc>${ORIGIN}/sitemap/${name}.xml</loc>`);
  expect((await get(whole, '/sitemap/hi/pages.xml')).body).toContain(`<loc>${ORIGIN}/hi/shop</loc>`);
  expect((await get(whole, '/sitemap/hi/pages.xml')).body).toContain(`<loc>${ORIGIN}/hi</loc>`);
  const products = /sitemap\/hi\/(products-[\w-]+\.xml)/.exec(index)?.[1];
  expect((await get(whole, `/sitemap/hi/${products}`)).body).toContain(
    `<loc>${ORIGIN}/hi/product/gurjan-plywood</loc>`,
  );
  const alone = (await get(english, '/sitemap.xml')).body;
  expect(alone).toContain('/sitemap/pages.xml');
  expect(alone).not.toContain('/hi/');
  expect((await get(english, '/sitemap/hi/pages.xml')).status).toBe(404);
});

test('pages are kept by address, so a kept page is never one of another language', async () => {
  const [hindi, plain] = [await get(whole, '/hi/shop'), await get(whole, '/shop')];
  expect(hindi.headers.etag).not.toBe(plain.headers.etag);
  const etag = { 'if-none-match': String(hindi.headers.etag) };
  expect((await get(whole, '/hi/shop', etag)).status).toBe(304);
  expect((await get(whole, '/shop', etag)).status).toBe(200);
  for (const wishes of [{ 'accept-language': 'hi' }, HINDI])
    expect(langOf((await get(whole, '/shop', wishes)).body)).toBe('en-IN');
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, no-cache' });
  const kept = (address: string) => whole.deps.cache.get(`page ${address}`);
  expect(kept('/hi/shop')).toBeDefined();
  expect(kept('/hi/shop')).not.toEqual(kept('/shop'));
});

test('a screen of one’s own has one address, and speaks the language that was chosen', async () => {
  expect(langOf((await get(whole, '/account')).body)).toBe('en-IN');
  const chosen = await get(whole, '/account', HINDI);
  expect(langOf(chosen.body)).toBe('hi-IN');
  expect(chosen.headers['cache-control']).toBe('private, no-cache');
  expect(chosen.body).toContain('href="/hi/shop"');
  expect(langOf((await get(whole, '/account')).body)).toBe('en-IN');
  expect(langOf((await get(english, '/account', HINDI)).body)).toBe('en-IN');
  expect(langOf((await get(whole, '/admin', HINDI)).body)).toBe('en-IN');
  const { status, headers } = await get(whole, '/hi/account?tab=profile');
  expect([status, headers.location]).toEqual([307, '/account?tab=profile']);
});

test.each([
  ['/hi/', '/hi'],
  ['/hi/terms', '/hi/terms-of-service'],
])('%s leads to %s', async (from, to) => {
  expect((await get(whole, from)).headers.location).toBe(to);
});

test('the choice of language is there without a script, and only where there is one', async () => {
  const { body } = await get(whole, '/hi/shop?page=2');
  const choices = linksOf(body).filter(({ isChoice }) => isChoice);
  expect(new Set(choices.map(({ href }) => href))).toEqual(
    new Set(['/shop?page=2', '/hi/shop?page=2', '/mr/shop?page=2']),
  );
  expect(linksOf((await get(english, '/shop')).body).filter(({ isChoice }) => isChoice)).toEqual([]);
});
