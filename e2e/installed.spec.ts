// Screens: /offline
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { enterAs } from './signed-in.ts';

const SELLER = '9000000003';

/** A browser with a profile of its own: in Playwright's contexts, which are private windows, nothing can be installed. */
async function withProfile(work: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  const { baseURL, launchOptions, contextOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    ...contextOptions,
    ...(baseURL && { baseURL }),
    serviceWorkers: 'allow',
  });
  try {
    await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** The addresses of which the worker has a copy, in the caches whose names have this part. */
const savedIn = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((name) => name.includes(part));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => decodeURI(new URL(url).pathname));
  }, part);

test('the site can be installed, and a page that was seen opens without a network', async () => {
  await withProfile(async (page, context) => {
    await enterAs(page, SELLER, { own: true });
    await open(page, '/shop');
    await expect.poll(() => savedIn(page, '-pages')).toEqual(['/shop']);
    const devTools = await context.newCDPSession(page);
    expect(await devTools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    expect((await devTools.send('Page.getAppManifest')).errors).toEqual([]);

    await context.setOffline(true);
    await open(page, '/shop');
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(page.getByText(/^You’re offline\. This was saved on your device on /)).toBeVisible();
  });
});
