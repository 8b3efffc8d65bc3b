import { expect, type Page } from '@playwright/test';

/** For files that a server job processes: no timeout but the journey's own. */
export const WHEN_DONE = { timeout: 0 };

/** Opens a page and waits until it answers taps. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html[data-alive]')).toBeAttached();
}

/** Opens a page with its scripts held back; returns a function that lets them load. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const [, later = ''] = /data-later="([^" ]+)/.exec(await (await page.request.get(path)).text()) ?? [];
  const held = Promise.withResolvers<void>();
  await page.route(`**${later}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return () => held.resolve();
}

/** Holds the answers of some calls back until they are released. */
export async function heldCalls(page: Page, which: string | RegExp) {
  const held = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    async release() {
      held.resolve();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

/** Goes to another screen as a tap on a link does: what the page has loaded and compiled stays, axe as well. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address);
}

/** Waits until what the page shows has come: no list is busy, no skeleton is left, no picture is on its way. */
export async function settled(page: Page): Promise<void> {
  const coming = () =>
    page.evaluate(() => {
      const waiting = [...document.querySelectorAll('main [aria-busy="true"], main [data-skeleton]')];
      const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
      return waiting.filter((it) => it.checkVisibility()).length + pictures.length;
    });
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect.poll(coming).toBe(0);
}

/** The calls of the API that a page makes from now on, except files. */
export function callsOf(page: Page) {
  const calls: { path: string; body: string | null }[] = [];
  let noting = true;
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    const body = sent.postData();
    // Every full load counts a visit to the site once the page has nothing else to do.
    const isVisit = pathname === '/api/views' && body === '{}';
    if (noting && pathname.startsWith('/api/') && !pathname.startsWith('/api/uploads/') && !isVisit)
      calls.push({ path: pathname, body });
  });
  return {
    paths: () => calls.map(({ path }) => path),
    bodyOf: (path: string) => JSON.parse(calls.find((call) => call.path === path)?.body ?? 'null'),
    /** Goes to another screen without a full load: its call ends the list, and everything before it is the page's own. */
    async leaveForSellers() {
      const called = page.waitForRequest(/getAllUsersForWebsite/);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sellers' }).click();
      await called;
      noting = false;
      const next = calls.findIndex(({ path }) => path.endsWith('/getAllUsersForWebsite'));
      calls.splice(next);
    },
  };
}
