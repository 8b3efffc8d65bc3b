import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectSoundOn, lookOn } from './sound.ts';

const SCREENS = ['/', '/shop', '/shop?search=plywood', '/ui', '/no-such-page'];
const SOME_PRODUCT = 'a product page';

async function someProductPage(request: APIRequestContext): Promise<string> {
  const { data } = await (await request.get('/api/product?perPage=1&sortBy=createdAt')).json();
  return `/product/${data[0].slug}`;
}

/** What the browser objected to while a page was open: script errors, failed requests, policy violations. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const expected = message.text().includes('404 (Not Found)') && page.url().endsWith('/no-such-page');
    if (message.type() === 'error' && !expected) heard.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => heard.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  return heard;
}

test('every internal link of every page leads somewhere, and no page breaks the content policy', async ({
  page,
  request,
}) => {
  test.slow();
  const waiting = ['/'];
  const seen = new Set<string>(waiting);
  const broken: string[] = [];
  const templates = new Map<string, number>();
  while (waiting.length > 0) {
    const address = waiting.shift() ?? '/';
    const html = await (await request.get(address)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const target = href.replaceAll('&amp;', '&').split('#')[0] ?? '';
      if (!target.startsWith('/') || seen.has(target)) continue;
      seen.add(target);
      const answer = await request.get(target);
      if (answer.status() !== 200) broken.push(`${address} → ${target}: ${answer.status()}`);
      // Pages of one kind link alike: a few of each kind are walked further.
      const kind = target.replace(/\/(product|seller|category)\/[^?]*/, '/$1/').replace(/=[^&]*/g, '=');
      templates.set(kind, (templates.get(kind) ?? 0) + 1);
      if ((templates.get(kind) ?? 0) <= 2) waiting.push(target);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);

  const heard = complaints(page);
  for (const address of [...SCREENS, ...[...seen].filter((target) => target.startsWith('/product/')).slice(0, 2)]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(heard).toEqual([]);
});

for (const address of [...SCREENS, SOME_PRODUCT])
  test(`${address} has no accessibility violation and nothing overflows on a phone and a desk`, async ({
    page,
    request,
  }) => {
    await lookOn(page, 'phone');
    await page.goto(address === SOME_PRODUCT ? await someProductPage(request) : address);
    await page.waitForLoadState('networkidle');
    await expectSoundOn(page, 'phone', 'desk');
  });
