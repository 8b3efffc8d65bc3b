// Screens: /account /account?tab=settings /account?tab=buySubscription /account?tab=buyTopup
// Screens: /account?tab=startSelling /account?tab=wishlist /account?tab=myQuotes
import { expect, test } from '@playwright/test';
import { open, settled } from './open.ts';
import { enterAs } from './signed-in.ts';
import { expectSoundOn, lookOn } from './sound.ts';

const BUYER = '9000000001';
const SELLER = '9000000003';

const TABS = [
  [
    SELLER,
    [
      ['settings', 'Settings'],
      ['myQuotes', 'My Quotes'],
      ['buySubscription', 'Choose a Plan'],
      ['buyTopup', 'Topup Plans'],
    ],
  ],
  [
    BUYER,
    [
      ['startSelling', 'Start selling'],
      ['wishlist', 'Wishlist'],
    ],
  ],
] as const;

for (const [phone, tabs] of TABS)
  test(`${tabs.map(([, name]) => name).join(', ')}: accessible, and nothing overflows, on a light phone and a dark desk`, async ({
    page,
  }) => {
    test.slow();
    await enterAs(page, phone);
    for (const [tab, heading] of tabs) {
      await lookOn(page, 'light phone');
      await open(page, `/account?tab=${tab}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await settled(page);
      await expectSoundOn(page, 'light phone', 'dark desk');
    }
  });

test('both steps of deleting an account are accessible on a phone and a desk, and Escape leaves it as it was', async ({
  page,
}) => {
  await enterAs(page, SELLER);
  await lookOn(page, 'phone');
  await open(page, '/account?tab=settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Delete your account?' })).toBeVisible();
  await expectSoundOn(page, 'phone', 'desk');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
  await expectSoundOn(page, 'phone', 'desk');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a change of settings is still there after a reload', async ({ page }) => {
  await enterAs(page, SELLER);
  await open(page, '/account?tab=settings');
  const marketing = page.getByRole('switch', { name: /^Marketing Emails/ });
  const before = await marketing.isChecked();
  await marketing.setChecked(!before);
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await page.reload();
  await expect(marketing).toBeChecked({ checked: !before });
  await marketing.setChecked(before);
  await expect(page.getByText('Settings saved.')).toBeVisible();
});

test('a session ended from another device is over at its next call', async ({ browser }) => {
  const [one, other] = [await browser.newContext(), await browser.newContext({ userAgent: 'Firefox/140.0 (Android)' })];
  const [here, there] = [await one.newPage(), await other.newPage()];
  for (const page of [here, there]) await enterAs(page, BUYER, { own: true });
  await open(there, '/account?tab=settings');
  await expect(there.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await open(here, '/account?tab=settings');
  await here
    .getByRole('button', { name: /^Sign out Firefox on Android/ })
    .first()
    .click();
  await expect(here.getByText('You have been signed out on that device.')).toBeVisible();

  await there.goto('/account?tab=settings');
  await expect(there).toHaveURL((url) => url.pathname === '/');
  await expect(there.getByRole('button', { name: 'Login' }).first()).toBeVisible();
  expect(await there.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await one.close();
  await other.close();
});

test('the subscription is checked at every start; where that fails nobody is subscribed (S1-SESSION-07)', async ({
  page,
}) => {
  const isSubscribed = () => page.evaluate(() => JSON.parse(localStorage.getItem('plyhaat.auth') ?? '{}').isSubscribed);
  await enterAs(page, '9000000002');
  await open(page, '/about-us');
  await expect.poll(isSubscribed).toBe(true);
  await page.route('**/api/users/checkForValidSubscription*/**', (route) => route.fulfill({ status: 500 }));
  await open(page, '/about-us');
  await expect.poll(isSubscribed).toBe(false);
  await page.unrouteAll();
  await open(page, '/about-us');
  await expect.poll(isSubscribed).toBe(true);
});
