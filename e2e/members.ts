import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { codeSentTo } from './signed-in.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** A number that nobody has. */
export const freshNumber = (): string => `7${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** Codes belong to the browser that asked: the one a sample number shows is right also where journeys share a number. */
async function codeFor(page: Page, phone: string): Promise<string> {
  const shown = dialog(page).getByText(/Demo code \d{6}/);
  if ((await shown.count()) === 0) return codeSentTo(page.request, phone);
  return /\d{6}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await dialog(page).getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

/** Signs in with the login modal that is open and holds the number. */
export async function finishSignIn(page: Page, phone: string): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
  await enterCode(page, await codeFor(page, phone));
  await expect(page.getByText(/^Login successful! Welcome (back|to Plyhaat)\.$/)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Enter OTP' })).toBeHidden();
}

export async function signIn(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Login' }).first().click();
  await dialog(page).getByLabel(/phone/i).fill(phone);
  await finishSignIn(page, phone);
}

/** Makes the browser hold a token that ran out a minute ago, as if it had been left open for a week. */
export const letSessionExpire = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const token = localStorage.getItem('plyhaat.accessToken') ?? '';
    const [head = '', , signature = ''] = token.split('.');
    const payload = { user: { _id: localStorage.getItem('plyhaat.loginId') }, exp: Math.floor(Date.now() / 1000) - 60 };
    localStorage.setItem('plyhaat.accessToken', `${head}.${btoa(JSON.stringify(payload))}.${signature}`);
    window.dispatchEvent(new StorageEvent('storage', { key: 'plyhaat.accessToken' }));
  });
