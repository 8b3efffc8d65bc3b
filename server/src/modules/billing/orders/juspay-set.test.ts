import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { testApp } from '#test/app.ts';
import { someSeller } from '#test/builders.ts';
import { dealerPlan } from '#test/buying.ts';
import { someProvider } from '#test/providers.ts';
import { memberSubscriptions } from '../billing.tables.ts';
import { openPayments } from '../billing.ts';
import { invoices } from '../invoices.tables.ts';
import { orders } from '../orders.tables.ts';

/** Every status of Juspay's, and what an open order becomes by it. */
const STATUSES = {
  NEW: 'PENDING',
  STARTED: 'PENDING',
  PENDING_VBV: 'PENDING',
  VBV_SUCCESSFUL: 'PENDING',
  AUTHORIZING: 'PENDING',
  SOMETHING_NEW: 'PENDING',
  NOT_FOUND: 'PENDING',
  JUSPAY_DECLINED: 'FAILED',
  AUTHENTICATION_FAILED: 'FAILED',
  AUTHORIZATION_FAILED: 'FAILED',
  AUTO_REFUNDED: 'FAILED',
  CHARGED: 'PAID',
} as const;
type Status = keyof typeof STATUSES;
const ALL = Object.keys(STATUSES) as Status[];
/** Every event of its webhook. Its name alone must not change an order. */
const EVENTS = [
  'ORDER_SUCCEEDED',
  'ORDER_FAILED',
  'TXN_CREATED',
  'TXN_CHARGED',
  'TXN_FAILED',
  'ORDER_REFUNDED',
  'ORDER_REFUND_FAILED',
  'ORDER_AUTHORIZED',
];

const statuses = new Map<string, { status: Status; amount: number }>();
const gateway = await someProvider(({ path, body }) => {
  if (path === '/session') {
    const { order_id, amount } = JSON.parse(body);
    statuses.set(order_id, { status: 'NEW', amount: Number(amount) });
    return { body: { id: `ordeh_${order_id}`, payment_links: { web: `https://pay.example/${order_id}` } } };
  }
  const order_id = path.split('/')[2] ?? '';
  const found = statuses.get(order_id);
  return found ? { body: { order_id, txn_id: `t-${order_id}`, ...found } } : { status: 404 };
});
const HOOK = { hookUser: 'plyhaat', hookPassword: 'a long password of the hook' };
const payments = openPayments({
  juspay: { address: gateway.url, merchantId: 'plyhaat', apiKey: 'key', clientId: 'client', ...HOOK },
});
const app = await testApp({ payments });
afterAll(async () => {
  await app.close();
  gateway.close();
});
const { db } = app;

async function someOrder(): Promise<string> {
  const who = await someSeller(db, { role: 'DEALER' });
  const body = { _id: dealerPlan('start'), paymentType: 'justpay', total: 2359 };
  const reply = await app.post('/usersubscription/buySubscription', body, who);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.orderId;
}
function tell(orderId: string, event_name: string, password = HOOK.hookPassword, id = `evt_${newId()}`) {
  const authorization = `Basic ${Buffer.from(`${HOOK.hookUser}:${password}`).toString('base64')}`;
  return app.send('POST', '/payments/justpay/webhook', {
    payload: JSON.stringify({ id, event_name, content: { order: { order_id: orderId, status: 'CHARGED' } } }),
    headers: { 'content-type': 'application/json', authorization },
  });
}
/** The gateway says so of an order, and every event of the set comes at once, each of them twice. */
async function all(orderId: string, status: Status): Promise<void> {
  statuses.set(orderId, { status, amount: statuses.get(orderId)?.amount ?? 0 });
  const ids = EVENTS.map((event) => [event, `evt_${newId()}`] as const);
  const replies = await Promise.all([...ids, ...ids].map(([event, id]) => tell(orderId, event, HOOK.hookPassword, id)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await app.settle();
}
async function outcome(orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const plans = await db.$count(memberSubscriptions, eq(memberSubscriptions.orderId, orderId));
  return [order?.state, plans, await db.$count(invoices, eq(invoices.orderId, orderId))];
}

test.each(ALL)('while Juspay says %s, no event of its set makes an order anything else', async (status) => {
  const id = await someOrder();
  await all(id, status);
  const paid = status === 'CHARGED' ? 1 : 0;
  expect(await outcome(id)).toEqual([STATUSES[status], paid, paid]);
});

test.each(ALL)('after %s the money that comes is honoured once, and no later status takes it away', async (status) => {
  const id = await someOrder();
  await all(id, status);
  await all(id, 'CHARGED');
  expect(await outcome(id)).toEqual(['PAID', 1, 1]);
  await all(id, status);
  expect(await outcome(id)).toEqual(['PAID', 1, 1]);
});

test('an event with another password, of another sum or of another order pays nothing', async () => {
  const id = await someOrder();
  statuses.set(id, { status: 'CHARGED', amount: 2359 });
  for (const event of EVENTS) expect((await tell(id, event, 'password')).statusCode).toBe(401);
  await app.settle();
  expect(await outcome(id)).toEqual(['PENDING', 0, 0]);
  statuses.set(id, { status: 'CHARGED', amount: 2358 });
  for (const event of EVENTS) await tell(id, event);
  await app.settle();
  expect(await outcome(id)).toEqual(['PENDING', 0, 0]);
});
