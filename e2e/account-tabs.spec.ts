import { expect, test } from '@playwright/test';
import { signIn } from './members.ts';
import { open } from './open.ts';
import { expectSound } from './sound.ts';

const BUYER = '9000000001';
const SELLER = '9000000003';

const TABS = [
  [
    SELLER,
    [
      ['settings', 'Settings'],
      ['buySubscription', 'Choose a Plan'],
      ['buyTopup', 'Topup Plans'],
    ],
  ],
  [BUYER, [['startSelling', 'Start selling']]],
] as const;

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const)
  for (const [phone, tabs] of TABS)
    test(`${tabs.map(([, name]) => name).join(', ')} at ${width} px, ${colorScheme}: accessible, and nothing overflows`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await open(page, '/');
      await signIn(page, phone);
      for (const [tab, heading] of tabs) {
        await open(page, `/account?tab=${tab}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectSound(page);
      }
    });

for (const width of [360, 1280])
  test(`both steps of deleting an account are accessible at ${width} px, and Escape leaves it as it was`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await signIn(page, SELLER);
    await open(page, '/account?tab=settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Delete your account?' })).toBeVisible();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Send OTP' }).click();
    await expect(dialog.getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

test('a change of settings is still there after a reload', async ({ page }) => {
  await open(page, '/');
  await signIn(page, SELLER);
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
  for (const page of [here, there]) {
    await open(page, '/');
    await signIn(page, BUYER);
  }
  await open(here, '/account?tab=settings');
  await here
    .getByRole('button', { name: /^End session: Firefox on Android/ })
    .first()
    .click();
  await expect(here.getByText('The session has ended.')).toBeVisible();

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
  await open(page, '/');
  await signIn(page, '9000000002');
  expect(await isSubscribed()).toBe(true);
  await page.route('**/api/users/checkForValidSubscription*/**', (route) => route.fulfill({ status: 500 }));
  await open(page, '/');
  await expect.poll(isSubscribed).toBe(false);
  await page.unrouteAll();
  await open(page, '/');
  await expect.poll(isSubscribed).toBe(true);
});
