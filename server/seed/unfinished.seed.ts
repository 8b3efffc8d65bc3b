import { MINUTE_SECONDS } from '@plyhaat/contract/core/time-units';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { plans } from '#modules/billing/billing.tables.ts';
import { quote } from '#modules/billing/orders/quote.service.ts';
import { orders } from '#modules/billing/orders.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { companyOf } from '../src/settings.company.ts';

/** Of the seller without a plan: PhonePe could not be reached, so the sandbox knows nothing of it. */
const PHONE = '9000000003';
const ID = 'PMDEM0PEN00000001';
const AGO_S = 40 * MINUTE_SECONDS;

/** An order that is open: its member continues or cancels it. */
export async function seedUnfinished(client: pg.ClientBase, at: Date): Promise<void> {
  const db = drizzle(client as pg.Client);
  const member = only(
    await db.select({ id: members.id, role: members.role }).from(members).where(eq(members.phone, PHONE)),
  );
  const plan = only(
    await db
      .select({ id: plans.id })
      .from(plans)
      .where(and(eq(plans.tier, 'start'), plans.isOffered, arrayContains(plans.roles, [member.role]))),
  );
  const quoted = await quote(db, { company: companyOf({}, true) }, member.id, { planId: plan.id });
  const { buyer, startsAt: _starts, endsAt: _ends, credits, ...figures } = quoted;
  const createdAt = new Date(at.getTime() - AGO_S * 1000);
  await db.insert(orders).values({
    ...figures,
    ...{ id: ID, memberId: member.id, kind: 'subscription', state: 'PENDING', method: 'phonepay', provider: 'phonepe' },
    ...{ itemsKey: plan.id, credits: [...credits], email: buyer.email, createdAt, updatedAt: createdAt },
  });
}

/** It is of today as long as nobody has touched it. */
export async function moveUnfinished(db: Db): Promise<void> {
  const at = sql`now() - make_interval(secs => ${AGO_S})`;
  const moved = await db
    .update(orders)
    .set({ createdAt: at, updatedAt: at })
    .where(and(eq(orders.id, ID), eq(orders.state, 'PENDING'), sql`${orders.startedAt} is null`))
    .returning({ id: orders.id });
  if (moved.length > 0) await db.execute(sql`update payment_steps set at = ${at} where order_id = ${ID}`);
}
