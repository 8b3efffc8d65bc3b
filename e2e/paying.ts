import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { freshNumber } from './members.ts';
import { open } from './open.ts';
import { enterAs } from './signed-in.ts';

type Method = 'PhonePe' | 'Juspay' | 'Card';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, exact: true });

/** The billing address of journeys: outside the company's state, so that there is one line of tax (IGST). */
export async function fillBillTo(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Bill to' });
  await form.getByLabel(/^Name/).fill('Journey Interiors');
  await form.getByLabel(/^Address/).fill('12 Sardarpura, Jodhpur');
  await form.getByLabel(/^State/).selectOption({ label: 'Rajasthan' });
  await form.getByLabel(/^PIN code/).fill('342005');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Place of supply: Rajasthan (08)')).toBeVisible();
}

/** The token of the page's member, for calls beside the screens. */
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('plyhaat.accessToken') ?? '');

export async function saveBillTo(page: Page): Promise<void> {
  const authorization = `Bearer ${await tokenOf(page)}`;
  const states: { data: { _id: string; name: string }[] } = await (await page.request.get('/api/state')).json();
  const stateId = states.data.find(({ name }) => name === 'Rajasthan')?._id;
  const data = { name: 'Journey Interiors', address: '12 Sardarpura, Jodhpur', stateId, pincode: '342005' };
  const saved = await page.request.patch('/api/users/billing-address', { headers: { authorization }, data });
  expect(saved.status(), await saved.text()).toBe(200);
}

/** A member whom no other journey knows, with a billing address. */
export async function enterAsNewBuyer(page: Page): Promise<void> {
  await enterAs(page, freshNumber());
  await saveBillTo(page);
}

/** Fills the order summary for a plan up to Pay. */
export async function choosePlan(page: Page, plan: string, method: Method): Promise<void> {
  await open(page, '/account?tab=buySubscription');
  await page.getByRole('radio', { name: plan }).check();
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

export const pay = (page: Page, total: string): Promise<void> =>
  page.getByRole('button', { name: `Pay ${total}`, exact: true }).click();

const PRESS = { pay: /^Pay ₹/, fail: 'Let it fail', cancel: 'Cancel' };

/** Decides on the sandbox's page, which brings the browser back to the order. */
export async function decide(page: Page, decision: keyof typeof PRESS): Promise<void> {
  await page.getByRole('button', { name: PRESS[decision] }).click();
  await page.waitForURL(/\/account\/orders\/[A-Z0-9]{17}/);
}

/** The sandbox's page of an order, on the port that it has this time. */
export async function onSandbox(page: Page): Promise<string> {
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/pay\//);
  return page.url();
}

export const orderIn = (address: string): string => /[A-Z0-9]{17}/.exec(address)?.[0] ?? '';

/** Switches card refusals of the sandbox on or off; its other switches stay off. */
export async function refuseCards(request: APIRequestContext, sandbox: string, refused: boolean): Promise<void> {
  const form: Record<string, string> = refused ? { cardRefused: 'on' } : {};
  const turned = await request.post(`${sandbox}/knobs`, { form, maxRedirects: 0 });
  expect(turned.status()).toBe(303);
}
