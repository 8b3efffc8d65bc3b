import { SETTINGS } from '@plyhaat/contract/core/site-settings';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newLeadCounter } from '#modules/leads/leads.limits.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { noteAll } from '#platform/db/counters.sql.ts';
import { type Caller, testApp } from '#test/app.ts';
import { decide, inDays, quoteForm, sentQuote, someAsker, someQuoter } from '#test/quoting.ts';
import { quotes } from '../quotes.tables.ts';
import { requirements } from '../requirements.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

type Reply = { statusCode: number; json: () => { error: string } };
const refusal = ({ statusCode, json }: Reply) => `${statusCode} ${json().error}`;
const stateOf = async (id: string) => (await db.select().from(quotes).where(eq(quotes.id, id)))[0];
const statusOf = async (id: string) => (await db.select().from(requirements).where(eq(requirements.id, id)))[0]?.status;
const notificationsOf = async (who: Caller): Promise<string[]> => {
  await app.settle();
  const { data } = (await app.post('/notifications/getAllNotifications', {}, who)).json();
  return data.map(({ type, content }: { type: string; content: string }) => `${type}: ${content}`).sort();
};

async function twoQuotes() {
  const { buyer, requirement } = await someAsker(app);
  const [seller, other] = [await someQuoter(app), await someQuoter(app, { name: 'Godatir Panels LLP' })];
  const quote = await sentQuote(app, requirement.id, seller);
  const lost = await sentQuote(app, requirement.id, other);
  return { buyer, requirement, seller, other, quote, lost };
}

test('accepting completes the requirement, gives both sides each other’s number as a lead, and tells the others', async () => {
  const { buyer, requirement, seller, other, quote, lost } = await twoQuotes();
  const reply = await decide(app, quote, buyer, { decision: 'accept' });
  expect(reply.json()).toMatchObject({
    message: 'You accepted the quote. You and the seller can call each other now.',
    data: { status: 'accepted', phone: seller.phone },
  });
  expect(await statusOf(requirement.id)).toBe('Completed');
  expect(await stateOf(lost._id)).toMatchObject({ state: 'lost' });
  const inbox = (await app.get('/leads', seller)).json();
  expect(inbox.data).toMatchObject([{ name: 'Asha Rao', phone: buyer.phone, source: 'requirement', channel: 'call' }]);
  expect(await db.select().from(leads).where(eq(leads.sellerId, seller.id))).toMatchObject([
    { requirementId: requirement.id },
  ]);
  expect((await app.get('/quotes/mine', seller)).json().data).toMatchObject([
    { phone: buyer.phone, buyerName: 'Asha Rao' },
  ]);
  expect((await app.get('/quotes/mine', other)).json().data).toMatchObject([{ phone: null, status: 'lost' }]);
  expect(await notificationsOf(seller)).toEqual([
    "quote_accepted: Your quote for 'BWP plywood 18 mm' is accepted. You can call the buyer now.",
  ]);
  expect(await notificationsOf(other)).toEqual([
    "quote_declined: The buyer accepted another quote for 'BWP plywood 18 mm'.",
  ]);
  expect((await notificationsOf(buyer)).filter((text) => text.startsWith('quote'))).toEqual([
    "quote_received: Godatir Panels LLP sent you a quote for 'BWP plywood 18 mm'.",
    "quote_received: Tapi Plywood House sent you a quote for 'BWP plywood 18 mm'.",
  ]);
});

test('accepting twice, an expired or an edited quote, or another’s, is refused and changes nothing', async () => {
  const { buyer, requirement, seller, other, quote, lost } = await twoQuotes();
  const accept = async (one: { _id: string; version: number }, who: Caller = buyer) =>
    refusal(await decide(app, one, who, { decision: 'accept' }));
  expect(await accept(quote, seller)).toBe('403 not_your_requirement');
  const { requirementId: _, ...form } = quoteForm(requirement.id, { unitPrice: 9999 });
  await app.patch(`/quotes/${quote._id}`, { version: 1, ...form }, seller);
  expect(await accept(quote)).toBe('409 changed_since');
  await db
    .update(quotes)
    .set({ validUntil: inDays(-1) })
    .where(eq(quotes.id, lost._id));
  expect(await accept(lost)).toBe('409 quote_expired');
  expect(await statusOf(requirement.id)).toBe('Active');
  expect((await app.get('/leads', seller)).json().total + (await app.get('/leads', other)).json().total).toBe(0);
  const twice = await Promise.all(
    [1, 2, 3].map(() => decide(app, { ...quote, version: 2 }, buyer, { decision: 'accept' })),
  );
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect((await app.get('/leads', seller)).json().total).toBe(1);
  expect(await accept({ ...quote, version: 2 })).toBe('409 quote_closed');
  expect(await accept(lost)).toBe('409 quote_closed');
  expect(refusal(await app.delete(`/quotes/${quote._id}`, {}, seller))).toBe('409 quote_closed');
});

test('of two quotes accepted at the same moment one is accepted', async () => {
  const { buyer, quote, lost } = await twoQuotes();
  const replies = await Promise.all([quote, lost].map((one) => decide(app, one, buyer, { decision: 'accept' })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const states = [await stateOf(quote._id), await stateOf(lost._id)].map((row) => row?.state);
  expect(states.sort()).toEqual(['accepted', 'lost']);
});

test('acceptance counts among the sixty numbers of the day and is never refused by them', async () => {
  const { buyer, seller, quote } = await twoQuotes();
  const counters = [seller.id, buyer.id].map((id) => newLeadCounter(id, 'call'));
  for (let used = 0; used < SETTINGS.callsADay.initial; used++) await noteAll(db, counters);
  expect((await decide(app, quote, buyer, { decision: 'accept' })).statusCode).toBe(200);
  const { rows } = await app.deps.pool.query('select hits from counters where key = any($1)', [
    counters.map(({ key }) => key),
  ]);
  expect(rows.map(({ hits }: { hits: number }) => hits)).toEqual([61, 61]);
});

test('declining needs a reason, which the seller reads; a better quote opens it again', async () => {
  const { buyer, requirement, seller, quote } = await twoQuotes();
  const nothing = await decide(app, quote, buyer, { decision: 'decline' });
  expect(nothing.json().fields).toEqual({ text: 'Please give a reason' });
  const declined = await decide(app, quote, buyer, { decision: 'decline', text: 'Takes too long' });
  expect(declined.json().data).toMatchObject({ status: 'declined', declineReason: 'Takes too long' });
  expect(refusal(await decide(app, quote, buyer, { decision: 'decline', text: 'Again' }))).toBe('409 quote_closed');
  expect(await notificationsOf(seller)).toEqual([
    "quote_declined: Your quote for 'BWP plywood 18 mm' was declined: Takes too long",
  ]);
  const { requirementId: _, ...form } = quoteForm(requirement.id, { leadTimeDays: 1 });
  const better = await app.patch(`/quotes/${quote._id}`, { version: 1, ...form }, seller);
  expect(better.json().data).toMatchObject({ status: 'open', declineReason: null, version: 2 });
  expect(await notificationsOf(buyer)).toContain(
    "quote_received: Tapi Plywood House changed its quote for 'BWP plywood 18 mm'.",
  );
});

test('a question opens in the thread of the quote; numbers in it are readable after the acceptance', async () => {
  const { buyer, seller, quote } = await twoQuotes();
  const asked = await decide(app, quote, buyer, { decision: 'question', text: 'Can 60 come first?' });
  expect(asked.json()).toMatchObject({ message: 'Message sent', data: { messages: 1, unread: 0 } });
  await app.post(`/threads/${quote.threadId}/messages`, { text: 'Yes. Call 98220 12345' }, seller);
  const thread = async (who: Caller) => (await app.get(`/threads/${quote.threadId}/messages`, who)).json();
  expect((await thread(buyer)).data[0]).toMatchObject({ text: 'Yes. Call •••••', isMasked: true });
  expect((await app.get(`/quotes?requirementId=${quote.requirementId}`, buyer)).json().data[0]).toMatchObject({
    unread: 1,
  });
  await decide(app, quote, buyer, { decision: 'accept' });
  expect((await thread(buyer)).data[0]).toMatchObject({ text: 'Yes. Call 98220 12345', isMasked: false });
  expect((await thread(seller)).thread.notice).toBeNull();
});
