import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { newId } from '#platform/db/id.ts';
import { only } from '#platform/db/sql.ts';
import type { Caller } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { daysPass, dealerPlan, shop } from '#test/buying.ts';
import { allowances, plans } from './billing.tables.ts';
import { takeAllowance } from './billing.ts';
import { topupPriceId } from './reference.sql.ts';

const { app, ...member } = await shop();
afterAll(app.close);
const { db } = app;
const admin = await someMember(db, { role: 'ADMIN' });

/** What is left of flash sales, as each screen's call says it. */
async function leftOf(who: Caller) {
  const profile = (await app.get(`/users/getUserById/${who.id}`, who)).json().data;
  const plan = (await member.subscriptionsOf(who)).find(({ status }: { status: string }) => status === 'active');
  const staff = (await app.get(`/admin/users/${who.id}`, admin)).json().data.allowances;
  const seen = staff.find(({ kind }: { kind: string }) => kind === 'sale');
  return {
    profile: profile.numberOfSales,
    plan: plan.limits.maxFlashSales - plan.usage.flashSales,
    console: seen.granted - seen.used,
  };
}
async function takenBy(who: Caller): Promise<number> {
  for (let count = 0; ; count++) if (!(await takeAllowance(db, who.id, 'sale').catch(() => undefined))) return count;
}

test('profile, plan page and console say one number, and so many can be published: of the plan, top-ups and what an upgrade left', async () => {
  const who = await someSeller(db, { role: 'DEALER' });
  await member.paidPlan(who, dealerPlan('start'));
  await takeAllowance(db, who.id, 'sale');
  await daysPass(db, who.id, 45);
  await member.paidPlan(who, dealerPlan('standard'));
  await member.buyTopups(who, [topupPriceId('sale', 7)]);
  await takeAllowance(db, who.id, 'sale');
  const left = await leftOf(who);
  expect(left).toEqual({ profile: left.profile, plan: left.profile, console: left.profile });
  expect(await takenBy(who)).toBe(left.profile);
  expect(await leftOf(who)).toEqual({ profile: 0, plan: 0, console: 0 });
});

test('what a plan for buyers would allow is no seller’s to publish', async () => {
  const pass = only(await db.select().from(plans).where(eq(plans.key, 'buyer-pass-growth')));
  const generous = { ...pass, id: newId(), key: 'generous-pass', version: 1, sales: 3, saleDays: 7 };
  await db.insert(plans).values(generous);
  const who = await someSeller(db, { role: 'USER' });
  await member.paidPlan(who, generous.id);
  await db.update(members).set({ role: 'DEALER' }).where(eq(members.id, who.id));
  const dealer: Caller = { ...who, role: 'DEALER' };
  expect(await db.$count(allowances, eq(allowances.memberId, who.id))).toBe(1);
  await expect(takeAllowance(db, who.id, 'sale')).rejects.toMatchObject({ failure: { error: 'allowance_used_up' } });
  expect((await app.get(`/users/getUserById/${who.id}`, dealer)).json().data.numberOfSales).toBe(0);
  await member.paidPlan(dealer, dealerPlan('start'));
  expect((await app.get(`/users/getUserById/${who.id}`, dealer)).json().data.numberOfSales).toBe(6);
});

test('a plan for a business begins at once beside a dearer buyer’s pass, which runs on', async () => {
  const start = only(
    await db
      .select()
      .from(plans)
      .where(eq(plans.id, dealerPlan('start'))),
  );
  const cheap = { ...start, id: newId(), key: 'dealer-trial', price: 499 };
  await db.insert(plans).values(cheap);
  const who = await someMember(db);
  const pass = only(await db.select().from(plans).where(eq(plans.key, 'buyer-pass-growth')));
  await member.paidPlan(who, pass.id);
  await db.update(members).set({ role: 'DEALER' }).where(eq(members.id, who.id));
  const dealer: Caller = { ...who, role: 'DEALER' };
  const { starts, credit } = (await app.get(`/orders/quote?planId=${cheap.id}`, dealer)).json().data;
  expect([starts, credit]).toEqual(['now', 0]);
  await member.paidPlan(dealer, cheap.id);
  const owned = await member.subscriptionsOf(dealer);
  expect(owned.map(({ status }: { status: string }) => status)).toEqual(['active', 'active']);
});
