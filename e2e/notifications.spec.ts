// Screens: shell /notifications /notifications/unsubscribe
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { freshNumber } from './members.ts';
import { open } from './open.ts';
import { enterAs, pageOf, SELLER_OF } from './signed-in.ts';
import { expectSoundOn, expectWholeSoundOn, lookOn } from './sound.ts';

const SELLER = '9000000003';

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const unreadOf = async (page: Page) => Number(/(\d+) unread/.exec((await bellOf(page).innerText()) ?? '')?.[1] ?? 0);

/** Whoever has just signed in for the first time writes to a seller. */
async function writeTo(page: Page, userId: string): Promise<void> {
  await enterAs(page, freshNumber());
  const token = await page.evaluate(() => localStorage.getItem('plyhaat.accessToken'));
  const sent = await page.request.post('/api/leads', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { userId, channel: 'contact', message: 'Do you have 18 mm marine ply?' },
  });
  expect(sent.status(), await sent.text()).toBe(200);
}

test("a seller's badge rises in another browser without reload, and falls in all tabs when read (NOTE-10)", async ({
  page,
  browser,
}) => {
  // Nobody else writes to this one: its badge falls by what is read.
  const seller = await pageOf(browser, SELLER_OF.notifications);
  await open(seller, '/shop');
  const secondTab = await seller.context().newPage();
  await open(secondTab, '/sellers');
  const sellerId = await seller.evaluate(() => localStorage.getItem('plyhaat.loginId') ?? '');
  await expect.poll(() => unreadOf(secondTab)).toBe(await unreadOf(seller));
  const before = await unreadOf(seller);

  await writeTo(page, sellerId);
  for (const tab of [seller, secondTab]) {
    await expect.poll(() => unreadOf(tab)).toBeGreaterThan(before);
    await expect.poll(() => tab.title()).toMatch(/^\(\d+\) /);
  }

  const risen = await unreadOf(seller);
  await open(seller, '/notifications?tab=unread');
  await seller.getByRole('button', { name: 'Mark as read', exact: true }).first().click();
  await expect(seller.getByText('Notification marked as read')).toBeVisible();
  for (const tab of [seller, secondTab]) await expect.poll(() => unreadOf(tab)).toBeLessThan(risen);
});

test('the page and the dropdown are sound on phone and desk, light and dark (NOTE-7, NOTE-6)', async ({ page }) => {
  await enterAs(page, SELLER);
  await lookOn(page, 'phone');
  await open(page, '/notifications');
  await expect(page.getByRole('heading', { level: 1, name: /^Notifications/ })).toBeVisible();
  await expectWholeSoundOn(page, 'light phone', 'dark desk');
  await bellOf(page).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'View all' })).toBeVisible();
  await expectWholeSoundOn(page, 'dark desk', 'light desk');
});

test('the link of a mail leads to a button, with and without JavaScript, and a press ends the group', async ({
  page,
  browser,
  request,
}) => {
  const seller = await pageOf(browser, SELLER);
  const { id, token } = await seller.evaluate(() => ({
    id: localStorage.getItem('plyhaat.loginId') ?? '',
    token: localStorage.getItem('plyhaat.accessToken') ?? '',
  }));
  const own = { headers: { authorization: `Bearer ${token}` } };
  const settings = async () => (await (await request.get(`/api/users/settings/${id}`, own)).json()).data;
  const turnOn = () => request.patch(`/api/users/settings/${id}`, { ...own, data: { mailGroups: { contact: true } } });
  await turnOn();
  const { email } = (await (await request.get(`/api/users/getUserById/${id}`, own)).json()).data;
  await writeTo(page, id);
  const letters = async () => (await (await request.get(`/api/dev/outbox?to=${email}`)).json()).data;
  await expect.poll(async () => (await letters())[0]?.subject).toMatch(/contacted you\.$/);
  const link = /<(.+)>/.exec((await letters())[0].headers['List-Unsubscribe'])?.[1] ?? '';
  const there = new URL(link).pathname + new URL(link).search;

  await open(page, there);
  await expect(page).toHaveURL(/\/notifications\/unsubscribe\?token=/);
  await expectSoundOn(page, 'light phone', 'dark desk');
  expect((await settings()).mailGroups.contact).toBe(true);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('alert')).toContainText('Contacts and messages');
  expect((await settings()).mailGroups.contact).toBe(false);

  await turnOn();
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(there);
  await plain.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(plain.getByRole('alert')).toContainText('Contacts and messages');
  expect((await settings()).mailGroups.contact).toBe(false);
  await turnOn();
});

test('the server sends no count in a title (S3-NOTIF)', async ({ request }) => {
  expect(await (await request.get('/notifications')).text()).toContain('<title>Notifications | Plyhaat</title>');
});
