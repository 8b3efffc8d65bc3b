import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayments } from '#modules/billing/billing.ts';
import { testSandbox } from '#test/payments.ts';
import { openSandbox } from './open.ts';

const SHOP = 'http://localhost:3000';
const anOrder = (id: string) => ({
  id,
  amountPaise: 117_900,
  memberId: 'm1',
  phone: '9876543210',
  email: null,
  name: 'Asha',
  description: '<b>A plan</b>',
  returnUrl: `${SHOP}/account/orders/${id}`,
});
const folder = mkdtempSync(path.join(os.tmpdir(), 'plyhaat-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

let sandbox: Awaited<ReturnType<typeof testSandbox>>;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const started = async (id: string, method: 'phonepay' | 'justpay') => {
  const page = await sandbox.payments('v1').providerOf(method).start(anOrder(id));
  return page.kind === 'redirect' ? page.url : '';
};
const read = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(url, { headers });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};

test('the page to pay on says that it is a sandbox, has no script, and lets its form lead back to the shop', async () => {
  const { status, text, headers } = await read(await started('PM1', 'justpay'));
  expect(status).toBe(200);
  for (const part of ['Payment sandbox', 'no money moves', '₹1,179.00', 'PM1', '&#60;b&#62;A plan'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/<script|style=|<b>A plan/);
  expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${SHOP};`);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('PhonePe’s page turns away payers who come without a referrer', async () => {
  const page = await started('PM2', 'phonepay');
  expect((await read(page)).status).toBe(403);
  expect((await read(page, { referer: `${SHOP}/` })).status).toBe(200);
});

test('a payer goes back to the shop; Juspay signs the way', async () => {
  expect(await sandbox.press(await started('PM3', 'phonepay'), 'pay')).toBe(`${SHOP}/account/orders/PM3`);
  const back = new URL(await sandbox.press(await started('PM4', 'justpay'), 'fail'));
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    order_id: 'PM4',
    status: 'AUTHORIZATION_FAILED',
    status_id: '27',
    signature_algorithm: 'HMAC-SHA256',
  });
  const page = `${sandbox.url}/pay/juspay/PM4`;
  await sandbox.press(page, 'pay');
  expect((await read(page)).text, 'what was decided stays so').toContain('Failed');
});

test('knobs are turned on their page, which lists the latest orders', async () => {
  const save = (fields: Record<string, string>) =>
    fetch(`${sandbox.url}/knobs`, { method: 'POST', body: new URLSearchParams(fields) });
  expect(await (await save({ broken: 'on' })).text()).toMatch(/name="broken" checked/);
  expect(sandbox.bank.knobs).toMatchObject({ broken: true, silent: false });
  const saved = await (await save({})).text();
  expect(saved).not.toContain('checked');
  expect(saved).toContain('PM4');
});

test('other sites, and names that were made to point here, do not reach it', async () => {
  const forged = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await fetch(`${sandbox.url}/knobs`, forged)).status).toBe(403);
  const statusFor = (host: string) =>
    new Promise((resolve) => http.get(sandbox.url, { headers: { host } }, ({ statusCode }) => resolve(statusCode)));
  expect(await statusFor('localhost')).toBe(200);
  expect(await statusFor('sandbox.attacker.example')).toBe(403);
  expect((await fetch(`${sandbox.url}/pay/juspay/none`)).status).toBe(404);
});

test('after a restart it is at its old address and knows what was paid; a second process joins the first', async () => {
  const first = await openSandbox(folder, SHOP, 'v2');
  const order = anOrder('PM5');
  const by = openPayments(first.settings).providerOf('card');
  await by.start(order);
  const second = await openSandbox(folder, SHOP, 'v2');
  expect(second.url).toBe(first.url);
  await second.close();
  expect(await by.status(order.id)).toMatchObject({ state: 'paid' });
  await first.close();

  const again = await openSandbox(folder, SHOP, 'v2');
  expect(again.url).toBe(first.url);
  const after = openPayments(again.settings).providerOf('card');
  expect(await after.status(order.id)).toMatchObject({ state: 'paid', amountPaise: order.amountPaise });
  await expect(after.start(order), 'a paid order is not charged again').rejects.toThrow();
  await again.close();
});
