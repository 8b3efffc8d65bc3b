import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someRequirement, someSeller } from '#test/builders.ts';
import { sentDocument } from '#test/dealing.ts';
import { inDays, quoteForm, sentQuote, someAsker, someQuoter } from '#test/quoting.ts';
import { quotes, quoteVersions } from '../quotes.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const refusal = async (reply: Promise<{ statusCode: number; json: () => { error: string } }>) => {
  const { statusCode, json } = await reply;
  return `${statusCode} ${json().error}`;
};
const listed = async (requirementId: string, who: Caller) =>
  (await app.get(`/quotes?requirementId=${requirementId}`, who)).json();

test('a seller without a plan quotes; the landed price is (unit price × quantity + freight) × (1 + GST) ÷ quantity', async () => {
  const { buyer, requirement } = await someAsker(app);
  const seller = await someQuoter(app);
  const file = await sentDocument(app, seller, 'test-report.pdf');
  const reply = await app.post('/quotes', quoteForm(requirement.id, { file }), seller);
  expect(reply.json()).toMatchObject({
    message: 'Your quote is sent.',
    data: {
      status: 'open',
      version: 1,
      number: expect.stringMatching(/^TPH\/\d\d-\d\d\/0001$/),
      quantity: { amount: 120, unit: 'per Nos/sheet' },
      landed: 5392.6,
      goods: 534_000,
      gst: 98_712,
      total: 647_112,
      phone: null,
      file: { name: 'test-report.pdf' },
    },
  });
  expect(await listed(requirement.id, buyer)).toMatchObject({
    total: 1,
    data: [{ sellerName: 'Tapi Plywood House', landed: 5392.6, seller: { isVerified: false }, phone: null }],
    places: { taken: 0, most: 5, known: 0, holds: false },
  });
});

test('the buyer compares by landed price: cheapest and fastest are marked, others stand apart, sellers see only their own', async () => {
  const { buyer, requirement } = await someAsker(app);
  const [slow, quick, other, apart] = await Promise.all(Array.from({ length: 4 }, () => someQuoter(app)));
  await sentQuote(app, requirement.id, quick as Caller, { unitPrice: 4720, freight: 0, leadTimeDays: 2 });
  await sentQuote(app, requirement.id, apart as Caller, { unitPrice: 10, unit: 'per Rn.ft', leadTimeDays: 9 });
  await sentQuote(app, requirement.id, slow as Caller);
  // ₹139.0625 a square foot of an 8 × 4 sheet is ₹4,450 a sheet.
  await sentQuote(app, requirement.id, other as Caller, {
    unitPrice: 150,
    unit: 'per sq.ft',
    size: '8 x 4 ft',
    leadTimeDays: 4,
  });
  const { data } = await listed(requirement.id, buyer);
  const compared = data.map(({ landed, isCheapest, isFastest }: Record<string, unknown>) => [
    landed,
    isCheapest,
    isFastest,
  ]);
  expect(compared).toEqual([
    [5392.6, true, false],
    [5569.6, false, true],
    [5805.6, false, false],
    [null, false, false],
  ]);
  expect((await listed(requirement.id, slow as Caller)).data).toHaveLength(1);
  expect((await listed(requirement.id, await someSeller(db))).data).toEqual([]);
});

test('one quote a seller, none for one’s own requirement, and none for one that is closed, waits or is gone', async () => {
  const { requirement } = await someAsker(app);
  const seller = await someQuoter(app);
  await sentQuote(app, requirement.id, seller);
  const quote = (id: string, who: Caller = seller) => refusal(app.post('/quotes', quoteForm(id), who));
  expect(await quote(requirement.id)).toBe('409 quote_exists');
  const own = await someRequirement(db, { buyerId: seller.id });
  expect(await quote(own.id)).toBe('403 own_requirement');
  for (const status of ['Completed', 'Expired', 'Pending'] as const)
    expect(await quote((await someRequirement(db, { status })).id)).toBe('409 requirement_over');
  expect(await quote((await someRequirement(db, { approval: 'PENDING' })).id)).toBe('404 requirement_not_found');
  expect(await quote(newId())).toBe('404 requirement_not_found');
  expect(await quote(requirement.id, await someMember(db))).toBe('403 access_denied');
  expect(await db.$count(quotes, eq(quotes.sellerId, seller.id))).toBe(1);
});

test('a seller without a GST number quotes without GST', async () => {
  const { requirement } = await someAsker(app);
  const seller = await someSeller(db);
  const refused = await app.post('/quotes', quoteForm(requirement.id), seller);
  expect(refused.json().fields).toEqual({ gstPercent: 'Add your GST number to your profile to charge GST.' });
  const quote = await sentQuote(app, requirement.id, seller, { gstPercent: 0 });
  expect(quote).toMatchObject({ gst: 0, landed: 4570 });
});

test('odd figures are refused beside their fields', async () => {
  const { requirement } = await someAsker(app);
  const seller = await someQuoter(app);
  const fields = async (over: object) =>
    Object.keys((await app.post('/quotes', quoteForm(requirement.id, over), seller)).json().fields);
  expect(await fields({ unitPrice: 0 })).toEqual(['unitPrice']);
  expect(await fields({ gstPercent: 17 })).toEqual(['gstPercent']);
  expect(await fields({ freight: '-5' })).toEqual(['freight']);
  expect(await fields({ leadTimeDays: 400 })).toEqual(['leadTimeDays']);
  expect(await fields({ validUntil: inDays(-1) })).toEqual(['validUntil']);
  expect(await fields({ validUntil: '2026-02-31' })).toEqual(['validUntil']);
  expect(await fields({ hsn: '44' })).toEqual(['hsn']);
  expect(await fields({ unit: 'per kg' })).toEqual(['unit']);
});

test('a quote is changed until it is accepted, by its version; what it said before is kept', async () => {
  const { buyer, requirement } = await someAsker(app);
  const seller = await someQuoter(app);
  const { _id } = await sentQuote(app, requirement.id, seller);
  const { requirementId: _, ...form } = quoteForm(requirement.id, { unitPrice: 4300 });
  const change = (version: number, who: Caller = seller) => app.patch(`/quotes/${_id}`, { version, ...form }, who);
  expect((await change(1)).json()).toMatchObject({
    message: 'Your quote is changed.',
    data: { version: 2, landed: 5215.6 },
  });
  expect(await refusal(change(1))).toBe('409 changed_since');
  expect(await refusal(change(2, await someQuoter(app)))).toBe('403 not_your_quote');
  expect(await refusal(app.patch(`/quotes/${newId()}`, { version: 1, ...form }, seller))).toBe('404 quote_not_found');
  expect(await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, _id))).toMatchObject([
    { version: 1, terms: { unitPrice: 445_000 } },
  ]);
  expect((await listed(requirement.id, buyer)).data).toMatchObject([{ unitPrice: 4300, version: 2 }]);
});

test('a seller takes its quote back: the buyer no longer sees it, and it can be sent again', async () => {
  const { buyer, requirement } = await someAsker(app);
  const seller = await someQuoter(app);
  const { _id } = await sentQuote(app, requirement.id, seller);
  expect(await refusal(app.delete(`/quotes/${_id}`, {}, await someQuoter(app)))).toBe('403 not_your_quote');
  expect((await app.delete(`/quotes/${_id}`, {}, seller)).json().data.status).toBe('withdrawn');
  expect(await refusal(app.delete(`/quotes/${_id}`, {}, seller))).toBe('409 quote_closed');
  expect((await listed(requirement.id, buyer)).data).toEqual([]);
  const { requirementId: _, ...form } = quoteForm(requirement.id);
  expect((await app.patch(`/quotes/${_id}`, { version: 1, ...form }, seller)).json().data.status).toBe('open');
  expect((await listed(requirement.id, buyer)).total).toBe(1);
});

test('numbers of quotations are without a gap for each seller and financial year', async () => {
  const [seller, other] = [await someQuoter(app), await someQuoter(app, { name: 'Godatir Panels LLP' })];
  const asked = await Promise.all(Array.from({ length: 5 }, () => someAsker(app)));
  const numbers = await Promise.all(
    asked.map(async ({ requirement }) => (await sentQuote(app, requirement.id, seller)).number),
  );
  const [first] = asked;
  numbers.push((await sentQuote(app, first?.requirement.id ?? '', other)).number);
  expect(numbers.map((number) => String(number).replace(/\/\d\d-\d\d\//, ' ')).sort()).toEqual([
    'GPL 0001',
    'TPH 0001',
    'TPH 0002',
    'TPH 0003',
    'TPH 0004',
    'TPH 0005',
  ]);
});

test('a seller sees its quotes, what came of them and what they are worth', async () => {
  const seller = await someQuoter(app);
  const { buyer, requirement } = await someAsker(app);
  const won = await sentQuote(app, requirement.id, seller);
  await app.post(`/quotes/${won._id}/decision`, { decision: 'accept', version: 1 }, buyer);
  await sentQuote(app, (await someAsker(app)).requirement.id, seller, { freight: 0, unitPrice: 100, gstPercent: 0 });
  const late = await sentQuote(app, (await someAsker(app)).requirement.id, seller);
  await db
    .update(quotes)
    .set({ validUntil: inDays(-1) })
    .where(eq(quotes.id, late._id));
  const mine = async (query = '') => (await app.get(`/quotes/mine${query}`, seller)).json();
  expect(await mine()).toMatchObject({
    total: 3,
    data: [
      { status: 'expired' },
      { status: 'open' },
      { status: 'accepted', buyerName: 'Asha Rao', phone: buyer.phone },
    ],
    figures: { open: 1, won: 1, lost: 1, openValue: 12_000, wonValue: 647_112 },
  });
  const { months } = (await mine()).figures;
  expect(months).toHaveLength(6);
  expect(months.at(-1)).toMatchObject({ sent: 3, won: 1, wonValue: 647_112 });
  expect((await mine('?group=won')).data).toMatchObject([{ _id: won._id }]);
  expect((await mine('?group=lost')).data).toMatchObject([{ _id: late._id }]);
});

test('a contact in the note of a quote is hidden until the quote is accepted', async () => {
  const { buyer, requirement } = await someAsker(app);
  const quote = await sentQuote(app, requirement.id, await someQuoter(app), {
    note: 'Call 98220 12345 for a better price',
  });
  expect((await listed(requirement.id, buyer)).data[0].note).toBe('Call ••••• for a better price');
  await app.post(`/quotes/${quote._id}/decision`, { decision: 'accept', version: 1 }, buyer);
  expect((await listed(requirement.id, buyer)).data[0].note).toBe('Call 98220 12345 for a better price');
});
