// Screens: /ui
import { type APIRequestContext, expect, type Page, type Request, test } from '@playwright/test';
import { htmlFaults } from './html.ts';
import { open, settled } from './open.ts';
import { expectSoundOn, lookOn } from './sound.ts';

const SCREENS = ['/', '/shop', '/ui', '/no-such-page'];

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
  page.on('request', (request) => begun.add(request));
  // Leaving the page before breaks off what that one still loads.
  page.on('requestfailed', (request) => {
    if (begun.has(request)) heard.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  await open(page, address);
  // The gallery shows skeletons for good.
  if (address !== '/ui') await settled(page);
  await page.removeAllListeners();
  return heard;
}

test('every internal link of every page leads somewhere, and the HTML of every kind of page is valid', async ({
  request,
}) => {
  test.slow();
  const read = async (address: string) => {
    const answer = await request.get(address);
    return { address, status: answer.status(), html: await answer.text() };
  };
  const waiting = [await read('/')];
  const seen = new Set<string>(['/']);
  const broken: { address: string; target: string; status: number }[] = [];
  const templates = new Map<string, number>();
  const invalid: Record<string, string[]> = {};
  const validate = async (address: string, html: string) => {
    const faults = await htmlFaults(html);
    if (faults.length > 0) invalid[address] = faults;
  };
  await validate('/', waiting[0]?.html ?? '');
  for (const { address, html } of waiting)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const target = href.replaceAll('&amp;', '&').split('#')[0] ?? '';
      if (!target.startsWith('/') || seen.has(target)) continue;
      seen.add(target);
      // Pages of one kind link alike: a few of each kind are read, and walked further.
      const kind = target
        .replace(
          /\/(product|seller|category|apply-dealership|brand|sellers|reels|blog|videos|requirement)\/[^?]*/,
          '/$1/',
        )
        .replace(/=[^&]*/g, '=');
      if (kind.includes('?') && (templates.get(kind) ?? 0) >= 2) continue;
      const page = await read(target);
      if (page.status !== 200) broken.push({ address, target, status: page.status });
      templates.set(kind, (templates.get(kind) ?? 0) + 1);
      if ((templates.get(kind) ?? 0) <= 2) waiting.push(page);
      if (templates.get(kind) === 1 && page.html.startsWith('<!doctype html')) await validate(target, page.html);
    }
  // Journeys beside this one publish and delete: a link that its page no longer has is not broken.
  const stillThere = await Promise.all(
    broken.map(async (link) => (await read(link.address)).html.includes(`href="${link.target}"`) && link),
  );
  expect(stillThere.filter(Boolean)).toEqual([]);
  expect(invalid).toEqual({});
  expect(seen.size).toBeGreaterThan(30);
});

test('no screen breaks the content policy, has an accessibility violation or overflows on a phone and a desk', async ({
  page,
  request,
}) => {
  test.slow();
  for (const address of SCREENS)
    await test.step(address, async () => {
      await lookOn(page, 'phone');
      expect.soft(await complaintsAbout(page, address), address).toEqual([]);
      await expectSoundOn(page, 'phone', 'desk');
    });
  // What follows has journeys of its own that look closer.
  for (const address of ['/shop?search=plywood', ...(await someProducts(request))])
    expect.soft(await complaintsAbout(page, address), address).toEqual([]);
});
