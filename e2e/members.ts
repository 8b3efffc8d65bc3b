import { expect, type Page } from '@playwright/test';

const dialog = (page: Page) => page.getByRole('dialog');

/** A number that nobody has. */
export const freshNumber = (): string => `7${String(Date.now()).slice(-7)}${Math.floor(10 + Math.random() * 90)}`;

/** The code last sent to a number, from the messages that demo mode keeps. */
export async function codeSentTo(page: Page, phone: string): Promise<string> {
  const kept = await (await page.request.get(`/api/dev/outbox?to=${phone}`)).json();
  return /\d{6}/.exec(kept.data[0].text)?.[0] ?? '';
}

/** Codes belong to the browser that asked: the one a sample number shows is right also where journeys share a number. */
async function codeFor(page: Page, phone: string): Promise<string> {
  const shown = dialog(page).getByText(/Demo code \d{6}/);
  if ((await shown.count()) === 0) return codeSentTo(page, phone);
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
  await dialog(page).getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
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

/** Signs a sample member in without the modal. Journeys side by side may ask for its code at once: the last one counts. */
export async function enterAs(page: Page, phone: string): Promise<void> {
  const ask = async (path: string, data: object) => (await page.request.post(`/api/users/${path}`, { data })).json();
  await expect(async () => {
    const { demoCode } = await ask('sentOtp', { phone });
    const { token, data } = await ask('app-login', { phone, otp: demoCode });
    expect(token).toBeTruthy();
    await page.evaluate(
      ({ user, token }) => {
        localStorage.setItem('plyhaat.accessToken', token);
        localStorage.setItem('plyhaat.loginId', user._id);
        const state = { user, token, isAuthenticated: true, isSubscribed: false };
        localStorage.setItem('plyhaat.auth', JSON.stringify(state));
      },
      { user: data, token },
    );
  }).toPass();
}
