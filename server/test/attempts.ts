import type { PaymentMethod } from '@plyhaat/contract/billing/payments';
import { eq, sql } from 'drizzle-orm';
import { memberSubscriptions } from '#modules/billing/billing.tables.ts';
import { invoices } from '#modules/billing/invoices.tables.ts';
import { orders, otherAttempts, unmatchedPayments } from '#modules/billing/orders.tables.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, testApp } from './app.ts';
import { someSeller } from './builders.ts';
import { actionsIn, shop } from './buying.ts';

/** The shop in two processes on one database, and what members do with orders that are not paid yet. */
export async function twoShops() {
  const first = await shop();
  const { app, provider } = first;
  const { db } = app;
  const beside = await testApp({ payments: provider.payments, beside: app });
  const stored = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
  return {
    ...first,
    beside,
    elsewhere: actionsIn(beside, provider),
    dealer: () => someSeller(db, { role: 'DEALER', email: `dealer-${newId()}@ply.example` }),
    stored,
    othersOf: (id: string) => db.select().from(otherAttempts).where(eq(otherAttempts.orderId, id)),
    /** What the provider calls the payment under way. */
    attemptOf: async (id: string) => (await stored(id))?.attempt ?? id,
    returnsOf: (id: string) => db.select().from(unmatchedPayments).where(eq(unmatchedPayments.orderId, id)),
    continued: (who: Caller, id: string, paymentType: PaymentMethod) =>
      app.post(`/orders/${id}/pay`, { paymentType }, who),
    cancel: (who: Caller, id: string, at = app) => at.post(`/orders/${id}/cancel`, {}, who),
    stateOf: async (who: Caller, id: string) => (await app.get(`/payments/${id}/status`, who)).json().data.state,
    /** Plans, invoices and orders of a member. */
    has: async (who: Caller) => [
      await db.$count(memberSubscriptions, eq(memberSubscriptions.memberId, who.id)),
      await db.$count(invoices, eq(invoices.memberId, who.id)),
      await db.$count(orders, eq(orders.memberId, who.id)),
    ],
    /** As if every pause before the next check were over. */
    async hurry() {
      await db.execute(sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
        where task_identifier in ('billing.checkOrder', 'billing.checkUnmatched')), run_at => now())`);
      await app.settle();
    },
    failedJobs: async () =>
      (await db.execute(sql`select task_identifier, last_error from graphile_worker.jobs where last_error is not null`))
        .rows,
    resetProvider() {
      Object.assign(provider.knobs, { down: false, card: 'paid', closes: true, refundsWait: false });
      provider.knobs.closed.length = 0;
    },
    async close() {
      await beside.close();
      await app.close();
    },
  };
}

type Reply = { readonly json: () => { readonly data: Record<string, unknown> } };

/** Where an answer says to pay. */
export function pageIn(reply: Reply): string | undefined {
  const { instrumentResponse, payment_links } = reply.json().data as {
    instrumentResponse?: { redirectInfo: { url: string } };
    payment_links?: { web: string };
  };
  return instrumentResponse?.redirectInfo.url ?? payment_links?.web;
}
