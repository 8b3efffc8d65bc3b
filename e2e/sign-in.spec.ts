// Screens: shell /account?tab=settings
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { open } from './open.ts';
import { expectSoundOn, lookOn } from './sound.ts';

/** Sample numbers may be used by several journeys at once; each journey has its own. */
const BUYER = '9000000001';
const SUB_ADMIN = '9000000006';
const OTHER_SELLER = '9000000003';
const APPROVER = '9000000004';

const dialog = (page: Page) => page.getByRole('dialog');

async function askForCode(page: Page, phone: string): Promise<string> {
  await page.getByRole('button', { name: 'Login' }).first().click();
  await dialog(page).getByLabel(/phone/i).fill(phone);
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('OTP sent successfully! Please check your phone.')).toBeVisible();
  const shown = dialog(page).getByText(/^Demo code \d{6}$/);
  return (await shown.textContent())?.replace(/\D/g, '') ?? '';
}

async function signIn(page: Page, phone: string): Promise<void> {
  const code = await askForCode(page, phone);
  await dialog(page).getByRole('textbox').first().click();
  await page.keyboard.type(code);
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}

test('a sample member signs in, stays signed in over a reload, and signs out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/about-us');
  await signIn(page, BUYER);
  await expect(page.getByRole('button', { name: /Anita/ })).toBeVisible();

  await page.reload();
  const me = page.getByRole('button', { name: /Anita/ });
  await expect(me).toBeVisible();
  await me.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a wrong code leaves empty boxes, and the right one typed at once signs in with one more try', async ({
  page,
}) => {
  const tries: string[] = [];
  page.on('request', (sent) => sent.url().includes('/app-login') && tries.push(sent.postDataJSON().otp));
  await lookOn(page, 'phone');
  await open(page, '/about-us');
  const code = await askForCode(page, SUB_ADMIN);
  const wrong = code === '000000' ? '000001' : '000000';
  const boxes = dialog(page).getByRole('textbox', { name: /^Digit/ });
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.type(wrong);
  await expect(dialog(page).getByRole('alert')).toHaveText('Invalid credentials. Please check your phone and OTP.');
  await expect(boxes.first()).toBeFocused();
  for (const box of await boxes.all()) await expect(box).toHaveValue('');
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.keyboard.type(code);
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(tries).toEqual([wrong, code]);
});

test('signing out in one tab signs out the other', async ({ page: first, context }) => {
  await open(first, '/about-us');
  await signIn(first, OTHER_SELLER);
  const second = await context.newPage();
  await open(second, '/account?tab=settings');
  await expect(second.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  // A tab behind another one draws nothing, and what is not drawn cannot be pressed.
  await first.bringToFront();
  await first.locator('header').getByRole('button').last().click();
  await first.getByRole('button', { name: 'Sign out' }).click();
  await expect(second.getByRole('button', { name: 'Login' }).first()).toBeVisible();
  await expect(second).toHaveURL((url) => url.pathname === '/');

  await second.bringToFront();
  await signIn(second, OTHER_SELLER);
  await expect(first.getByRole('button', { name: 'Login' })).toHaveCount(0);
});

test('both steps of the login modal are accessible on a phone and a desk, and Escape closes it', async ({ page }) => {
  await lookOn(page, 'phone');
  await open(page, '/about-us');
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect(dialog(page).getByRole('heading', { name: 'Login' })).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');

  await dialog(page).getByLabel(/phone/i).fill(APPROVER);
  await expect(dialog(page).getByLabel(/phone/i)).toHaveValue('900-000-0004');
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
  await expectSoundOn(page, 'dark phone');

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect(dialog(page).getByRole('heading', { name: 'Login' })).toBeVisible();
});
