import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { memberErased } from '#modules/identity/identity.events.ts';
import { stateId } from '#modules/places/reference.sql.ts';
import { newId } from '#platform/db/id.ts';
import { outboxMessages } from '#platform/db/platform.tables.ts';
import { financialYear } from '#platform/indian-day.ts';
import { announce } from '#platform/jobs/events.ts';
import { someSeller } from '#test/builders.ts';
import { dealerPlan, shop } from '#test/buying.ts';
import { invoices } from '../invoices.tables.ts';
import { documentNumber, issueDay } from './number.ts';

const { app, ...member } = await shop();
afterAll(app.close);
const { db } = app;
const dealer = () => someSeller(db, { role: 'DEALER', email: `m-${newId()}@ply.example` });
const ADDRESS = { name: 'Tapi Timber', address: 'Ring Road, Surat', stateId: stateId('GJ'), pincode: '395002' };
const change = (who: { id: string; role: 'DEALER' }, over: object) =>
  app.patch('/users/billing-address', { ...ADDRESS, ...over }, who as never);

describe('the billing address', () => {
  test('is asked for once, suggested from the profile, and copied to the order', async () => {
    const who = await dealer();
    const before = (await app.get('/users/billing-address', who)).json();
    expect([before.data, before.suggestion.name]).toMatchObject([null, expect.any(String)]);
    const saved = await change(who as never, { gstNumber: '24aaccl0000c1zn' });
    expect(saved.json().data).toMatchObject({ stateName: 'Gujarat', stateCode: '24', gstNumber: '24AACCL0000C1ZN' });
    const order = await member.paidPlan(who, dealerPlan('start'));
    await change(who as never, { name: 'Another name' });
    expect((await member.orderOf(who, order._id)).billing).toMatchObject({ name: 'Tapi Timber', stateCode: '24' });
  });

  test('refuses a GST number of another state, and one whose check digit is wrong, on that field', async () => {
    const who = await dealer();
    for (const [gstNumber, message] of [
      ['27AAAFP0000A1ZD', 'This GST number belongs to a different state. Please check the state.'],
      ['24AACCL0000C1ZX', 'Please enter a valid GST number'],
    ]) {
      const reply = await change(who as never, { gstNumber });
      expect([reply.statusCode, reply.json().fields]).toEqual([422, { gstNumber: message }]);
    }
    expect((await change(who as never, { pincode: '012345' })).statusCode).toBe(422);
  });

  test("decides the tax: CGST and SGST in the supplier's state, IGST elsewhere", async () => {
    const away = await dealer();
    await change(away as never, {});
    expect(await member.paidPlan(away, dealerPlan('standard'))).toMatchObject({
      igst: 1079.82,
      cgst: 0,
      roundOff: 0.18,
      total: 7079,
      placeOfSupply: { code: '24', name: 'Gujarat' },
    });
    const home = await dealer();
    await change(home as never, { stateId: stateId('MH') });
    expect(await member.paidPlan(home, dealerPlan('standard'))).toMatchObject({ igst: 0, cgst: 539.91, sgst: 539.91 });
  });
});

describe('an invoice', () => {
  test('copies all it names, and is the same bytes every time; nobody can change it', async () => {
    const who = await dealer();
    await change(who as never, {});
    const order = await member.paidPlan(who, dealerPlan('standard'));
    const first = await app.get(`/orders/${order._id}/invoice.pdf`, who);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [row] = await db.select().from(invoices).where(eq(invoices.orderId, order._id));
    expect(row).toMatchObject({
      number: order.invoiceNumber,
      supplier: { gstNumber: '27AAKCP0000N1ZI' },
      recipient: { name: 'Tapi Timber' },
      lines: [{ versionId: dealerPlan('standard'), sac: '998365', amount: 599_900 }],
      isSpecimen: true,
    });
    const second = await app.get(`/orders/${order._id}/invoice.pdf`, who);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    await expect(db.update(invoices).set({ total: 1 }).where(eq(invoices.orderId, order._id))).rejects.toThrow();
    await expect(db.delete(invoices).where(eq(invoices.orderId, order._id))).rejects.toThrow();
  });

  test("shows an upgrade's credit as a line, and its lines add up to the taxable value", async () => {
    const who = await dealer();
    await member.paidPlan(who, dealerPlan('start'));
    const { _id } = await member.paidPlan(who, dealerPlan('growth'));
    const [row] = await db.select().from(invoices).where(eq(invoices.orderId, _id));
    expect(row?.lines[1]?.description).toBe('Credit for Dealer Start: 89 of 90 days unused');
    expect(row?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(row?.taxable);
  });

  test('is mailed after the purchase whatever the mail preference says, and again when asked for (BILL-14)', async () => {
    const who = await dealer();
    await app.patch(`/users/settings/${who.id}`, { emailNotifications: false }, who);
    await member.paidPlan(who, dealerPlan('start'));
    await app.settle();
    const letters = () =>
      db
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.recipient, who.email ?? ''));
    expect((await letters()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Invoice PH\//)]);
    const [own] = await member.subscriptionsOf(who);
    const sent = await app.get(`/usersubscription/sendMailById/${own._id}`, who);
    expect(sent.json().message).toBe(`The invoice was sent to ${who.email}.`);
    expect(await letters()).toHaveLength(2);
    expect((await app.get(`/usersubscription/sendMailById/${own._id}`, await dealer())).statusCode).toBe(403);
    expect((await app.get(`/usersubscription/sendMailById/${newId()}`, who)).statusCode).toBe(404);
  });

  test("of a month come with a table in one zip, the caller's own alone", async () => {
    const who = await dealer();
    await member.paidPlan(who, dealerPlan('start'));
    const month = issueDay(new Date()).day.slice(0, 7);
    const reply = await app.get(`/orders/itc?month=${month}`, who);
    expect(reply.headers['content-type']).toBe('application/zip');
    const text = reply.rawPayload.toString('latin1');
    expect(text).toContain(`itc-${month}.csv`);
    expect(text.match(/PH-\d\d-\d\d-\d{6}\.pdf/g)).toHaveLength(2);
    expect((await app.get('/orders/itc?month=2026-13', who)).statusCode).toBe(422);
    expect((await app.get(`/orders/itc?month=${month}`)).statusCode).toBe(401);
  });
});

test('numbers follow the financial year of India, in sixteen characters at most', () => {
  expect(issueDay(new Date('2026-03-31T18:29:59Z'))).toEqual({ day: '2026-03-31', year: '25-26' });
  expect(issueDay(new Date('2026-03-31T18:30:00Z'))).toEqual({ day: '2026-04-01', year: '26-27' });
  expect(financialYear('2099-12-31')).toBe('99-00');
  expect(documentNumber('PHC', '26-27', 123)).toBe('PHC/26-27/000123');
});

test('erasing a member keeps its orders and invoices, without its e-mail address', async () => {
  const who = await dealer();
  const order = await member.paidPlan(who, dealerPlan('start'));
  const { orders } = (await app.get(`/users/export/${who.id}`, who)).json().data;
  expect(orders).toMatchObject([{ id: order._id, state: 'PAID' }]);
  await db.execute(sql`delete from members where id = ${who.id}`);
  await announce(db, memberErased, { memberId: who.id });
  await app.settle();
  const { rows } = await app.deps.pool.query('select state, email from orders where id = $1', [order._id]);
  expect(rows).toEqual([{ state: 'PAID', email: null }]);
  expect(await db.$count(invoices, eq(invoices.orderId, order._id))).toBe(1);
});
