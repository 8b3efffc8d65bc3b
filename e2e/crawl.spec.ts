// Screens: /ui
import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test';
import { crawl } from './crawl.ts';
import { test } from './journey.ts';
import { open, settled } from './open.ts';
import { expectWholeSoundOn, lookOn } from './sound.ts';

const SCREENS = [
  // The other look of the home page is checked in `home.spec.ts`, with all sections hydrated.
  ['/', 'light desk'],
  ['/shop', 'light phone', 'dark desk'],
  ['/ui', 'light phone', 'dark desk'],
  ['/no-such-page', 'light phone', 'dark desk'],
] as const;

async function someProducts(request: APIRequestContext): Promise<string[]> {
  const { data } = await (await request.get('/api/product?perPage=2&sortBy=createdAt')).json();
  return data.map(({ slug }: { slug: string }) => `/product/${slug}`);
}

/** What the browser objects to while it loads a page: script errors, failed requests, policy violations. */
async function complaintsAbout(page: Page, address: string): Promise<string[]> {
  const heard: string[] = [];
  const begun = new Set<Request>();
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const expected = message.text().includes('404 (Not Found)') && address === '/no-such-page';
    if (message.type() === 'error' && !expected) heard.push(`console: ${message.text()}`);
  });
  // Leaving the page before breaks off what that one still loads or sends.
  const before = page.url();
  page.on('request', (request) => {
    if (page.url() !== before) begun.add(request);
  });
  page.on('requestfailed', (request) => {
    if (begun.has(request)) heard.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  await open(page, address);
  // The gallery shows skeletons for good.
  if (address !== '/ui') await settled(page);
  await page.removeAllListeners();
  return heard;
}

test('every internal link of the home page leads somewhere, and the HTML of every kind of page it leads to is valid', async ({
  request,
}) => {
  test.slow();
  expect(await crawl(request, { onlyHome: true })).toEqual({ broken: [], invalid: {}, isLong: true });
});

test('no screen breaks the content policy, has an accessibility violation or overflows on a phone and a desk', async ({
  page,
  request,
}) => {
  test.slow();
  for (const [address, ...looks] of SCREENS)
    await test.step(address, async () => {
      await lookOn(page, looks[0]);
      expect.soft(await complaintsAbout(page, address), address).toEqual([]);
      await expectWholeSoundOn(page, ...looks);
    });
  // What follows has journeys of its own that look closer.
  for (const address of ['/shop?search=plywood', ...(await someProducts(request))])
    expect.soft(await complaintsAbout(page, address), address).toEqual([]);
});
