// Screens: /offline
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { open } from './open.ts';
import { enterAs } from './signed-in.ts';
import { expectSoundOn } from './sound.ts';

const SELLER = '9000000003';
const UNSEEN = 'You’re offline';

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
    return lists.flat().map(({ url }) => decodeURI(url.slice(location.origin.length)));
  }, part);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('the site can be installed; what was seen opens without a network, and private copies go at sign-out', async () => {
  test.slow();
  await withProfile(async (page, context) => {
    await enterAs(page, SELLER, { own: true });
    await open(page, '/shop');
    await expect.poll(() => savedIn(page, '-pages')).toEqual(['/shop']);
    const devTools = await context.newCDPSession(page);
    expect(await devTools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    expect((await devTools.send('Page.getAppManifest')).errors).toEqual([]);

    // A product seen without a full load, a store seen with one, and one's own leads.
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const product = (await link.getAttribute('href')) ?? '';
    const productName = (await link.textContent()) ?? '';
    await link.click();
    await expect(heading(page)).toHaveText(productName);
    await expect.poll(() => savedIn(page, '-own-member')).toContain(`/api/product/getProductById/${product.slice(9)}`);
    await open(page, (await page.locator('main a[href^="/seller/"]').first().getAttribute('href')) ?? '');
    const store = new URL(page.url()).pathname;
    const storeName = (await heading(page).textContent()) ?? '';
    await expect.poll(() => savedIn(page, '-pages')).toContain(store);
    await open(page, '/account?tab=leads');
    const leads = page.getByRole('region', { name: 'Inbox' }).getByRole('listitem');
    await expect(leads.first()).toBeVisible();
    // The menu asks for the inbox too, to count it: the copy that matters is the list's.
    await expect.poll(() => savedIn(page, '-own-leads')).toContainEqual('/api/leads/inbox');

    await context.setOffline(true);
    await open(page, '/shop');
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(page.getByText(/^You’re offline\. This was saved on your device on /)).toBeVisible();
    await open(page, store);
    await expect(heading(page)).toHaveText(storeName);
    await open(page, product);
    await expect(heading(page)).toHaveText(productName);
    await open(page, '/account?tab=leads');
    await expect(leads.first()).toBeVisible();
    await page.goto('/about-us');
    await expect(heading(page)).toHaveText(UNSEEN);
    await open(page, '/shop');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sellers' }).click();
    await expect(heading(page)).toHaveText(UNSEEN);
    await expectSoundOn(page, 'light phone', 'dark desk');

    await context.setOffline(false);
    await open(page, '/about-us');
    await expect(page.getByText(/^You’re offline/)).toHaveCount(0);
    expect(await savedIn(page, '-own-')).not.toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/account');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => savedIn(page, '-own-')).toEqual([]);
    expect(await savedIn(page, '-pages')).toContain(store);
  });
});
