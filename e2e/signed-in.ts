import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';

type Signed = { token: string; data: { _id: string; name: string; role: string; profileImage: string } };

/** Codes belong to the browser that asked for them, so that journeys with the same number do not meet. */
const headers = { 'sec-fetch-site': 'same-origin' };

/** Signs a sample member in: asks for the code, which demo mode tells, and enters it. */
async function signInByCall(request: APIRequestContext, phone: string): Promise<Signed> {
  const asked = await request.post('/api/users/sentOtp', { headers, data: { phone } });
  const { demoCode } = (await asked.json()) as { demoCode: string };
  const entered = await request.post('/api/users/app-login', { headers, data: { phone, otp: demoCode } });
  expect(entered.ok(), await entered.text()).toBe(true);
  return entered.json();
}

const signedIn = new Map<string, Promise<Signed>>();

type Options = NonNullable<Parameters<Browser['newContext']>[0]>;

/** A page of a browser in which a sample member signed in earlier. */
export async function pageOf(browser: Browser, phone: string, options: Options = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const signing = signedIn.get(phone) ?? signInByCall(page.request, phone);
  signedIn.set(phone, signing);
  const { token, data } = await signing;
  const { _id, name, role, profileImage } = data;
  const state = { user: { _id, name, role, profileImage }, token, isAuthenticated: true, isSubscribed: false };
  await page.addInitScript(
    ([state, token, id]) => {
      localStorage.setItem('plyhaat.auth', state);
      localStorage.setItem('plyhaat.accessToken', token);
      localStorage.setItem('plyhaat.loginId', id);
    },
    [JSON.stringify(state), token, _id] as const,
  );
  return page;
}
