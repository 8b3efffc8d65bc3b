// Screens: /account /account?tab=settings /account?tab=buySubscription /account?tab=buyTopup
// Screens: /account?tab=startSelling /account?tab=wishlist /account?tab=myQuotes /account?tab=leadTable
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { goTo, open, settled } from './open.ts';
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
      ['leadTable', 'Leads'],
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
    await lookOn(page, 'light phone');
    await open(page, '/account');
    for (const [tab, heading] of tabs) {
      await goTo(page, `/account?tab=${tab}`);
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
  await expectSoundOn(page, 'light phone');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
  await expectSoundOn(page, 'dark desk');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('the subscription is checked at every start; where that fails nobody is subscribed (IDEN-8)', async ({ page }) => {
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
