import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberErased } from '#modules/identity/identity.events.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { announce } from '#platform/jobs/events.ts';
import { testApp } from '#test/app.ts';
import { decide, sentQuote, someAsker, someQuoter } from '#test/quoting.ts';
import { quotes } from '../quotes.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

async function erase(id: string) {
  await db.transaction(async (db) => {
    await db.delete(members).where(eq(members.id, id));
    await announce(db, memberErased, { memberId: id });
  });
  await app.settle();
}

async function anAcceptedQuote() {
  const { buyer, requirement } = await someAsker(app);
  const seller = await someQuoter(app);
  const quote = await sentQuote(app, requirement.id, seller, { note: 'Ask for Ravi at the gate' });
  await decide(app, quote, buyer, { decision: 'accept' });
  return { buyer, requirement, seller, quote };
}

test('a member takes its quotes away, those it sent and those it received', async () => {
  const { buyer, seller, quote } = await anAcceptedQuote();
  const sent = (await app.get(`/users/export/${seller.id}`, seller)).json().data;
  expect(sent.quotesSent).toMatchObject([{ id: quote._id, unitPrice: 445_000 }]);
  expect(sent.numbersHeld).toMatchObject([{ by: 'acceptance' }]);
  const received = (await app.get(`/users/export/${buyer.id}`, buyer)).json().data;
  expect(received.quotesReceived).toMatchObject([{ number: quote.number, state: 'accepted' }]);
});

test('an accepted quote stays with the buyer as that of a former member; open ones of the seller go', async () => {
  const { buyer, requirement, seller, quote } = await anAcceptedQuote();
  const open = await sentQuote(app, (await someAsker(app)).requirement.id, seller);
  await erase(seller.id);
  const { data } = (await app.get(`/quotes?requirementId=${requirement.id}`, buyer)).json();
  expect(data).toMatchObject([
    {
      _id: quote._id,
      status: 'accepted',
      sellerName: 'Former member',
      seller: null,
      phone: null,
      note: null,
      total: 647_112,
    },
  ]);
  const remaining = await db.select().from(quotes).where(eq(quotes.id, quote._id));
  expect(JSON.stringify(remaining)).not.toMatch(/Tapi|Ravi|27AAAFP/);
  expect(await db.$count(quotes, eq(quotes.id, open._id))).toBe(0);
});

test('an accepted quote stays with the seller when its buyer is erased; once both are gone it goes too', async () => {
  const { buyer, seller, quote } = await anAcceptedQuote();
  await erase(buyer.id);
  expect((await app.get('/quotes/mine', seller)).json().data).toMatchObject([
    { _id: quote._id, requirementId: null, status: 'accepted', buyerName: 'Former member', phone: null },
  ]);
  expect(JSON.stringify(await db.select().from(quotes).where(eq(quotes.id, quote._id)))).not.toContain('Asha');
  await erase(seller.id);
  expect(await db.$count(quotes, eq(quotes.id, quote._id))).toBe(0);
});
