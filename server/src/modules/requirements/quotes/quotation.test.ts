import { MONTHS } from '@plyhaat/contract/core/dates';
import { eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, test } from 'vitest';
import { memberErased } from '#modules/identity/identity.events.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { stateId } from '#modules/places/reference.sql.ts';
import { newId } from '#platform/db/id.ts';
import { announce } from '#platform/jobs/events.ts';
import { Languages } from '#platform/languages/languages.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { decide, sentQuote, someAsker, someQuoter } from '#test/quoting.ts';
import { realAuthenticator } from '#test/sign-in.ts';

const languages = new Languages({
  hi: {
    Quotation: 'भाव',
    'Not a tax invoice': 'पहला भाव',
    Goods: 'माल',
    '{days} days': '{days} रोज',
    sheets: 'शीट',
    'per sheet': 'हर शीट',
    ...Object.fromEntries(MONTHS.map((month) => [month, 'माह'])),
  },
});
const app = await testApp({ authenticator: realAuthenticator, languages });
afterAll(app.close);
const { db } = app;

const fetched = async (id: string, who?: Caller) =>
  app.app.inject({ url: `/api/quotes/${id}/quotation.pdf`, headers: await app.as(who) });

async function read(id: string, who: Caller) {
  const reply = await fetched(id, who);
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  const bytes = reply.rawPayload;
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
  const pages = document.numPages;
  await document.destroy();
  return { bytes, text, pages };
}

async function aQuote(over: object = {}) {
  const { buyer, requirement } = await someAsker(app);
  const seller = await someQuoter(app, { address: 'Timber Market, Pune' });
  const quote = await sentQuote(app, requirement.id, seller, { size: '8 × 4 ft', thickness: '18 mm', ...over });
  return { buyer, requirement, seller, quote };
}

test('a quotation has number, HSN, GST split and validity, on one page of less than 60 KB', async () => {
  const { buyer, seller, quote } = await aQuote();
  const { bytes, text, pages } = await read(quote._id, buyer);
  expect(pages).toBe(1);
  expect(bytes.length).toBeLessThan(60 * 1024);
  for (const part of [
    'Quotation',
    'Tapi Plywood House',
    'Timber Market, Pune',
    'GSTIN 27AAAFP0000A1ZD',
    String(quote.number),
    'BWP plywood 18 mm · 8 × 4 ft, 18 mm',
    '4412',
    '120 sheets',
    '₹4,450.00 per sheet',
    '₹5,34,000.00',
    'Freight',
    '₹14,400.00',
    'Taxable value',
    '₹5,48,400.00',
    'CGST 9%',
    'SGST 9%',
    '₹49,356.00',
    '₹6,47,112.00',
    'Nashik, Maharashtra (27)',
    '6 days',
    'ISI marked',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Asha');
  expect((await read(quote._id, seller)).bytes.equals(bytes)).toBe(true);
});

test('between two states IGST applies; a seller without a GST number has no tax on it', async () => {
  const { buyer, requirement } = await someAsker(app, { stateId: stateId('GJ') });
  const taxed = await sentQuote(app, requirement.id, await someQuoter(app));
  expect((await read(taxed._id, buyer)).text).toMatch(/IGST 18% ₹98,712\.00/);
  const bare = await sentQuote(app, requirement.id, await someQuoter(app, { gstNumber: null }), { gstPercent: 0 });
  const { text } = await read(bare._id, buyer);
  expect(text).toContain('Unregistered');
  expect(text).not.toMatch(/[CSI]GST \d/);
});

test('the longest words still stand on one page', async () => {
  const { buyer, quote } = await aQuote({ note: 'Delivered to the site by our own truck. '.repeat(24).slice(0, 999) });
  const { pages, bytes } = await read(quote._id, buyer);
  expect(pages).toBe(1);
  expect(bytes.length).toBeLessThan(60 * 1024);
});

test('both sides open it and nobody else; one that was taken back is the seller’s alone', async () => {
  const { buyer, seller, quote } = await aQuote();
  expect((await fetched(quote._id)).statusCode).toBe(401);
  for (const id of [quote._id, newId(), 'first'])
    expect((await fetched(id, await someMember(db))).json().error).toBe('quote_not_found');
  await app.delete(`/quotes/${quote._id}`, {}, seller);
  expect((await fetched(quote._id, buyer)).statusCode).toBe(404);
  expect((await fetched(quote._id, seller)).statusCode).toBe(200);
});

test('an accepted one names both sides, and says Former member once one of them has left', async () => {
  const { buyer, seller, quote } = await aQuote();
  await decide(app, quote, buyer, { decision: 'accept' });
  expect((await read(quote._id, seller)).text).toMatch(/Accepted by the buyer.*To Asha Rao/);
  await db.transaction(async (db) => {
    await db.delete(members).where(eq(members.id, seller.id));
    await announce(db, memberErased, { memberId: seller.id });
  });
  await app.settle();
  const { text } = await read(quote._id, buyer);
  expect(text).toContain('Former member');
  expect(text).not.toMatch(/Tapi|27AAAFP|Timber/);
});

test('what is asked for is named as the buyer named it: a quote for doors is by the door', async () => {
  const { buyer, requirement } = await someAsker(app, { title: 'Flush doors 30 mm', quantity: '64 doors' });
  const quote = await sentQuote(app, requirement.id, await someQuoter(app));
  expect(quote.quantity).toEqual({ amount: 64, unit: 'per Nos/sheet', noun: 'door' });
  const { text } = await read(quote._id, buyer);
  expect(text).toContain('64 doors');
  expect(text).toMatch(/₹[\d,.]+ per door/);
});

test('it is in the language of whoever opens it, with the English of what an accountant looks for', async () => {
  const { buyer, seller, quote } = await aQuote();
  await db.update(members).set({ language: 'hi' }).where(eq(members.id, buyer.id));
  const { text, pages, bytes } = await read(quote._id, buyer);
  expect([pages, bytes.length < 60 * 1024]).toEqual([1, true]);
  for (const part of ['भाव / Quotation', 'पहला भाव / Not a tax invoice', 'माल / Goods', '120 शीट', 'हर शीट', '6 रोज'])
    expect(text.replace(/\s+/g, '')).toContain(part.replace(/\s+/g, ''));
  expect(text).toMatch(/\d{1,2}\s+माह\s+20\d\d/);
  expect((await read(quote._id, seller)).text).not.toMatch(/[\u0900-\u097f]/);
});
