// Screens: / /login /shop /calculator /contact /account?tab=addRequirement
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { heldCalls, openHeld } from './open.ts';
import { enterAs } from './signed-in.ts';

const PHONE = { width: 360, height: 740 };
const login = (page: Page) => page.getByRole('dialog', { name: 'Login' });
const number = (page: Page) => login(page).getByLabel('Phone number');
const alive = (page: Page) => page.locator('html[data-alive]').waitFor({ state: 'attached' });

/** The whole number is there, can be sent, and the next letter would go on from it. */
async function expectNumber(page: Page): Promise<void> {
  await expect(login(page)).toHaveCount(1);
  await expect(number(page)).toHaveValue('987-654-3210');
  await expect(number(page)).toBeFocused();
  await expect(login(page).getByRole('button', { name: 'Send OTP' })).toBeEnabled();
}

test('a number whose typing begins before the scripts have come and ends after them is whole', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const answer = await openHeld(page, '/');
  await page
    .locator('#main')
    .getByRole('button', { name: /^Call / })
    .first()
    .click();
  await number(page).focus();
  await page.keyboard.type('98765');
  answer();
  await page.keyboard.type('43210', { delay: 40 });
  await alive(page);
  await expectNumber(page);
  await page.unrouteAll({ behavior: 'wait' });
});

test('at /login a number typed while the sign-in’s code is on its way stays, and so does the keyboard', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Send OTP')) await held.promise;
    await route.fulfill({ response });
  });
  await page.goto('/login');
  await number(page).focus();
  await page.keyboard.type('98765');
  held.resolve();
  await page.keyboard.type('43210', { delay: 40 });
  await alive(page);
  await expect(page).toHaveURL(/\/$/);
  await expectNumber(page);
  await page.unrouteAll({ behavior: 'wait' });
});

test('what is searched for before the scripts have come stays, also when another field was tapped since', async ({
  page,
}) => {
  const answer = await openHeld(page, '/shop');
  const search = page.getByRole('searchbox', { name: 'Search', exact: true });
  await search.focus();
  await page.keyboard.type('marine ply');
  const brand = page.getByRole('searchbox', { name: 'Find a brand' });
  await brand.focus();
  await page.keyboard.type('zzz');
  answer();
  await alive(page);
  await expect(page.getByText('No matching brand found')).toBeVisible();
  await expect(brand).toHaveValue('zzz');
  await expect(search).toHaveValue('marine ply');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=marine(\+|%20)ply$/);
  await page.unrouteAll({ behavior: 'wait' });
});

test('forms of a page keep what was typed and chosen before the scripts have come', async ({ page }) => {
  const calculated = await openHeld(page, '/calculator');
  const height = page.getByLabel('Height');
  await height.fill('9 ft');
  calculated();
  await alive(page);
  await expect(height).toHaveValue('9 ft');
  // Another field redraws the form.
  await page.getByLabel('Width').fill('5 ft');
  await expect(height).toHaveValue('9 ft');
  await page.unrouteAll({ behavior: 'wait' });

  const answered = await openHeld(page, '/contact');
  await page.getByLabel('Name').fill('Meera');
  await page.getByLabel('Subject').selectOption({ index: 1 });
  await page.getByLabel('Message').fill('Rates for 40 sheets');
  answered();
  await alive(page);
  await page.getByRole('button', { name: 'Send', exact: false }).last().click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('Rates for 40 sheets');
  await expect(page.getByLabel('Subject')).not.toHaveValue('');
  await page.unrouteAll({ behavior: 'wait' });
});

test('a requirement can be typed as soon as its form stands, before its lists have come', async ({ page }) => {
  await enterAs(page, '9000000001');
  const lists = await heldCalls(page, /\/api\/(state|category|Category|users)/);
  await page.goto('/account?tab=addRequirement');
  await page.getByLabel('Title').pressSequentially('Birch ply for toys');
  await page.getByLabel('Description').pressSequentially('Both faces sanded');
  await lists.release();
  await expect(page.getByLabel('State').getByRole('option', { name: 'Maharashtra' })).toBeAttached();
  await expect(page.getByLabel('Title')).toHaveValue('Birch ply for toys');
  await expect(page.getByLabel('Description')).toHaveValue('Both faces sanded');
});

test('a link of the header that is followed while the screen is still being hydrated leads to its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // The sign-in of server HTML leaves the page once the header answers, and the screen comes alive after that.
  await page.addInitScript(() => {
    let stood = false;
    new MutationObserver((_, observer) => {
      const stands = document.getElementById('early-login') !== null;
      stood ||= stands;
      if (!stood || stands) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('header a[href="/sellers"]')?.click();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/shop', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/sellers$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sellers/i);
  }
});

test('a list that the browser shows by a clock ahead of ours stands as the server drew it', async ({ page }) => {
  const { data } = await (await page.request.get('/api/category/getBySlug/plywood')).json();
  await page.clock.setSystemTime(Date.now() + 10 * 60_000);
  await page.route('**/api/promotion/running*', (route) =>
    route.fulfill({ json: { success: true, data: [], total: 0 } }),
  );
  await page.goto(`/shop?categories=${data._id}`);
  await alive(page);
  await expect(page.locator('#main').getByText('Sponsored')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});
