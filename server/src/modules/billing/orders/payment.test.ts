import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { dealerPlan, shop } from '#test/buying.ts';
import { memberSubscriptions } from '../billing.tables.ts';
import { invoices } from '../invoices.tables.ts';
import { orders, paymentNotices } from '../orders.tables.ts';

const { app, provider, ...member } = await shop();
afterAll(app.close);
const { db } = app;
const dealer = () => someSeller(db, { role: 'DEALER' });
beforeEach(() => Object.assign(provider.knobs, { down: false }));

const START = dealerPlan('start');
const grants = (orderId: string) => db.$count(memberSubscriptions, eq(memberSubscriptions.orderId, orderId));
const documents = (orderId: string) => db.$count(invoices, eq(invoices.orderId, orderId));
const stored = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
/** As if the pause before the next check were over. */
const hurry = () =>
  db.execute(sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where task_identifier = 'billing.checkOrder'), run_at => now())`);
const check = async () => {
  await hurry();
  await app.settle();
};

describe('a callback', () => {
  test('duplicated, reordered and early credits exactly once (BILL-11)', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    expect((await member.notice(id, 'early')).statusCode).toBe(200);
    await app.settle();
    expect((await stored(id))?.state).toBe('PENDING');
    provider.say(id, 'paid');
    const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => member.notice(id, `event-${n % 5}`)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await app.settle();
    expect([(await stored(id))?.state, await grants(id), await documents(id)]).toEqual(['PAID', 1, 1]);
    expect(await db.$count(paymentNotices, eq(paymentNotices.orderId, id))).toBe(6);
    provider.say(id, 'failed');
    await member.notice(id, 'late-failure');
    await app.settle();
    expect((await stored(id))?.state).toBe('PAID');
  });

  test('that is forged is refused without a word and changes nothing (BILL-11)', async () => {
    const id = await member.openPlan(await dealer(), START);
    const reply = await member.notice(id, 'forged', 'bad');
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'notice_refused']);
    expect(await db.$count(paymentNotices, eq(paymentNotices.orderId, id))).toBe(0);
    expect((await stored(id))?.state).toBe('PENDING');
  });

  test('that says paid where the provider does not is only a hint', async () => {
    const id = await member.openPlan(await dealer(), START);
    await member.notice(id, 'says-paid');
    await app.settle();
    expect([(await stored(id))?.state, await grants(id)]).toEqual(['PENDING', 0]);
  });

  test('of an unknown order is taken, so that the provider does not repeat it for ever', async () => {
    expect((await member.notice('PM000000000000000', 'unknown')).statusCode).toBe(200);
    await app.settle();
  });

  test('keeps the bytes as they came, whatever their type', async () => {
    const id = await member.openPlan(await dealer(), START, { paymentType: 'justpay' });
    const payload = `{ "orderId":"${id}" }`;
    const headers = { 'content-type': 'text/plain', 'x-signature': 'good', 'x-event': 'bytes' };
    const reply = await app.send('POST', '/payments/justpay/webhook', { payload, headers });
    expect(reply.statusCode, reply.body).toBe(200);
    const [row] = await db.select().from(paymentNotices).where(eq(paymentNotices.orderId, id));
    expect(row?.body.toString()).toBe(payload);
  });
});

describe('the status of an order', () => {
  test('asks the provider while it is open (BILL-12)', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    expect((await app.get(`/payments/${id}/status`, who)).json().data.state).toBe('PENDING');
    expect(await member.pay(who, id)).toBe('PAID');
    expect(await member.pay(who, id)).toBe('PAID');
    expect([await grants(id), await documents(id)]).toEqual([1, 1]);
  });

  test('the order itself and its documents are refused to anybody else, as other owned things are', async () => {
    const owner = await dealer();
    const id = await member.openPlan(owner, START);
    await member.pay(owner, id);
    await app.post(
      `/admin/orders/${id}/refund`,
      { amount: 10, reason: 'by mistake' },
      await someMember(db, { role: 'SUBADMIN' }),
    );
    const [note] = (await member.orderOf(owner, id)).creditNotes;
    const urls = [
      `/payments/${id}/status`,
      `/orders/${id}`,
      `/orders/${id}/invoice.pdf`,
      `/orders/${id}/credit-notes/${note?._id}.pdf`,
    ];
    for (const url of urls) {
      expect((await app.get(url, owner)).statusCode, url).toBe(200);
      for (const who of [await dealer(), await someMember(db, { role: 'ADMIN' })]) {
        const reply = await app.get(url, who);
        expect([reply.statusCode, reply.json().error], url).toEqual([403, 'access_denied']);
      }
      expect((await app.get(url.replace(id, 'PM000000000000000'), owner)).statusCode, url).toBe(404);
    }
  });

  test('is not paid by another amount or by another order', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    provider.say(id, 'paid', 100);
    expect((await app.get(`/payments/${id}/status`, who)).json().data.state).toBe('PENDING');
    expect([await grants(id), (await stored(id))?.flag]).toEqual([0, 'amount_mismatch']);
  });
});

describe('an order nobody comes back for', () => {
  test('is asked for at growing pauses until it is paid, and survives a provider that is down', async () => {
    const id = await member.openPlan(await dealer(), START);
    const first = await stored(id);
    expect((first?.checkAt?.getTime() ?? 0) - (first?.createdAt.getTime() ?? 0)).toBeLessThanOrEqual(21_000);
    provider.knobs.down = true;
    await check();
    expect((await stored(id))?.checks).toBe(1);
    provider.knobs.down = false;
    provider.say(id, 'paid');
    await check();
    expect([(await stored(id))?.state, await grants(id)]).toEqual(['PAID', 1]);
  });

  test('fails where the provider says so, and is paid after all if money comes late', async () => {
    const id = await member.openPlan(await dealer(), START);
    provider.say(id, 'failed');
    await check();
    expect([(await stored(id))?.state, (await stored(id))?.checkAt]).toEqual(['FAILED', null]);
    provider.say(id, 'paid');
    await member.notice(id, 'late');
    await app.settle();
    expect([(await stored(id))?.state, (await stored(id))?.flag, await grants(id)]).toEqual(['PAID', 'late_paid', 1]);
  });

  test('expires after a day; a late payment is honoured and flagged', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    const old = new Date(Date.now() - 25 * 3_600_000);
    await db.update(orders).set({ createdAt: old }).where(eq(orders.id, id));
    await check();
    expect((await stored(id))?.state).toBe('EXPIRED');
    provider.say(id, 'paid');
    await member.notice(id, `late-${newId()}`);
    await app.settle();
    expect(await stored(id)).toMatchObject({ state: 'PAID', flag: 'late_paid' });
    expect(await grants(id)).toBe(1);
  });

  test('is asked for again where its job was lost', async () => {
    const id = await member.openPlan(await dealer(), START);
    await db.execute(sql`select graphile_worker.remove_job(${`billing.checkOrder ${id}`})`);
    await db
      .update(orders)
      .set({ checkAt: new Date(Date.now() - 300_000) })
      .where(eq(orders.id, id));
    provider.say(id, 'paid');
    await db.execute(sql`select graphile_worker.add_job('billing.replanOverdue')`);
    await app.settle();
    await app.settle();
    expect((await stored(id))?.state).toBe('PAID');
  });
});

test('invoice numbers are consecutive without a gap, however many are paid at once', async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, dealer));
  const ids = await Promise.all(buyers.map((who) => member.openPlan(who, START)));
  await Promise.all(ids.map((id, at) => member.pay(buyers[at] as (typeof buyers)[0], id)));
  const rows = await db
    .select({ serial: invoices.serial })
    .from(invoices)
    .where(eq(invoices.series, 'PH'))
    .orderBy(invoices.serial);
  expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, at) => at + 1));
});

test('a payment that comes after its member was erased has its invoice, and nobody to grant to', async () => {
  const who = await dealer();
  const id = await member.openPlan(who, START);
  await db.execute(sql`delete from members where id = ${who.id}`);
  provider.say(id, 'paid');
  await member.notice(id, 'erased');
  await app.settle();
  expect(await stored(id)).toMatchObject({ state: 'PAID', flag: 'member_erased' });
  expect([await grants(id), await documents(id)]).toEqual([0, 1]);
});

test('callbacks with a good signature do not count against the limit of their address, bad ones do', async () => {
  const limited = await shop({ settings: { RATE_LIMIT_PER_MINUTE: '5' }, beside: app });
  try {
    const send = async (signature: string) =>
      (await limited.notice('PM000000000000000', `limit-${newId()}`, signature)).statusCode;
    for (let n = 0; n < 12; n++) expect(await send('good')).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) statuses.push(await send('bad'));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(await send('good')).toBe(200);
  } finally {
    await limited.app.close();
  }
});
