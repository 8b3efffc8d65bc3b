import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { drawnPages } from '#test/pages.ts';

/** What each page said before its sentences became messages; written by this test where `KEEP_ENGLISH` is set. */
const KEPT = path.resolve(import.meta.dirname, '../test/english-pages.json');

const ADDRESSES = [
  '/',
  '/shop',
  '/shop?search=gurjan',
  '/shop?sortBy=price&sortOrder=desc&verified=true',
  '/category/plywood',
  '/categories',
  '/compare',
  '/search?q=plywood',
  '/search?q=plywood&type=sellers',
  '/sellers',
  '/register',
  '/requirements',
  '/apply-dealership',
  '/reels',
  '/blog',
  '/videos',
  '/calculator',
  '/about-us',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/newsletter/unsubscribe',
  '/no/such/page',
];

const server = await testApp({ pages: drawnPages(), settings: { PLYHAAT_LANGUAGES: 'en' } });
afterAll(() => server.close());

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const HIDDEN = /<(script|style|template|svg)\b[^>]*>.*?<\/\1>/gs;
const SPOKEN = /\b(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g;

/** What a person reads or hears, in one line a text. */
function saidBy(html: string): string[] {
  const body = html.replace(HIDDEN, '').replaceAll('<!-- -->', '');
  const texts = [...body.split(/<[^>]*>/), ...[...body.matchAll(SPOKEN)].map(([, text = '']) => text)];
  return texts
    .map((text) => text.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole))
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/\b20\d\d\b/g, 'YEAR')
        .trim(),
    )
    .filter((text) => /\p{L}/u.test(text));
}

test('English reads as it did before it could be translated', async () => {
  const said: Record<string, string[]> = {};
  for (const url of ADDRESSES) said[url] = saidBy((await server.app.inject({ url })).body);
  if (process.env.KEEP_ENGLISH) await fs.writeFile(KEPT, `${JSON.stringify(said, null, 1)}\n`);
  const kept: Record<string, string[]> = JSON.parse(await fs.readFile(KEPT, 'utf8'));
  expect(Object.values(kept).flat().length).toBeGreaterThan(1000);
  for (const url of ADDRESSES) expect.soft(said[url], url).toEqual(kept[url]);
});
