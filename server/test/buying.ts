import type { PlanTier } from '@plyhaat/contract/billing/billing';
import type { Order } from '@plyhaat/contract/billing/orders';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { planId } from '#modules/billing/reference.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { type Caller, type TestApp, type TestOptions, testApp } from './app.ts';
import { memoryProviders } from './paying.ts';

export const dealerPlan = (tier: PlanTier): string => planId({ family: 'Dealer', tier });

/** As if so many days had gone by since all that a member bought. */
export async function daysPass(db: Db, memberId: string, days: number): Promise<void> {
  const earlier = (column: string) => sql.raw(`${column} = ${column} - interval '${days} days'`);
  const dates = sql`${earlier('starts_at')}, ${earlier('ends_at')}, ${earlier('created_at')}`;
  await db.execute(sql`update member_subscriptions set ${dates} where member_id = ${memberId}`);
  await db.execute(sql`update allowances set ${dates} where member_id = ${memberId}`);
  await db.execute(sql`update orders set ${earlier('created_at')} where member_id = ${memberId}`);
}

type Body = Record<string, unknown>;

/** The application with payment providers in memory, and what members do with both. */
export async function shop(options: TestOptions = {}) {
  const provider = memoryProviders();
  const app = await testApp({ payments: provider.payments, ...options });
  return { app, provider, ...actionsIn(app, provider) };
}

export function actionsIn(app: TestApp, provider: ReturnType<typeof memoryProviders>) {
  const headers = (key: string | undefined) => (key === undefined ? {} : { headers: { 'idempotency-key': key } });
  const buyPlan = (who: Caller, id: string, more: Body = {}, key?: string) =>
    app.send(
      'POST',
      '/usersubscription/buySubscription',
      { payload: { _id: id, paymentType: 'card', SourceName: 'WEB', ...more }, ...headers(key) },
      who,
    );
  const buyTopups = (who: Caller, ids: readonly string[], more: Body = {}, key?: string) =>
    app.send(
      'POST',
      '/userTopup/buyTopup',
      {
        payload: { priceArr: ids.map((_id) => ({ _id })), paymentType: 'card', SourceName: 'WEB', ...more },
        ...headers(key),
      },
      who,
    );
  const orderOf = async (who: Caller, id: string): Promise<Order> => (await app.get(`/orders/${id}`, who)).json().data;
  return {
    buyPlan,
    buyTopups,
    orderOf,
    /** A paid plan of its own: bought twice, it is two orders. */
    async paidPlan(who: Caller, id: string): Promise<Order> {
      const reply = await buyPlan(who, id, {}, crypto.randomUUID());
      expect(reply.statusCode, reply.body).toBe(200);
      return orderOf(who, reply.json().data.orderId);
    },
    /** An order that waits at the provider. */
    async openPlan(who: Caller, id: string, more: Body = {}): Promise<string> {
      const reply = await buyPlan(who, id, { paymentType: 'phonepay', ...more }, crypto.randomUUID());
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json().data.orderId;
    },
    /** The member pays, and comes back. */
    async pay(who: Caller, orderId: string): Promise<string> {
      provider.say(orderId, 'paid');
      return (await app.get(`/payments/${orderId}/status`, who)).json().data.state;
    },
    subscriptionsOf: async (who: Caller) =>
      (await app.get(`/usersubscription/getAllSubscriptionbyUserId?userId=${who.id}`, who)).json().data,
    topupsOf: async (who: Caller) =>
      (await app.get(`/userTopup/getAllTopupbyUserId?userId=${who.id}`, who)).json().data,
    notice: (orderId: string, event: string, signature = 'good', path = '/payments/phonepay/callback') =>
      app.send('POST', path, {
        payload: JSON.stringify({ orderId }),
        headers: { 'content-type': 'application/json', 'x-signature': signature, 'x-event': event },
      }),
  };
}
