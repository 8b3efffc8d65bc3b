import { daysAfter, indianDay } from '#platform/indian-day.ts';
import type { Caller, TestApp } from './app.ts';
import { someMember, someRequirement, someSeller } from './builders.ts';

export const GSTIN = '27AAAFP0000A1ZD';

/** A buyer in Nashik who looks for 120 sheets. */
export async function someAsker(app: TestApp, over: Parameters<typeof someRequirement>[1] = {}) {
  const buyer = await someMember(app.db, { name: 'Asha Rao' });
  const requirement = await someRequirement(app.db, {
    buyerId: buyer.id,
    title: 'BWP plywood 18 mm',
    quantity: '120 sheets',
    publishedAt: new Date(),
    ...over,
  });
  return { buyer, requirement };
}

/** A seller with a GST number. */
export const someQuoter = (app: TestApp, company: Parameters<typeof someSeller>[2] = {}) =>
  someSeller(app.db, {}, { name: 'Tapi Plywood House', gstNumber: GSTIN, ...company });

export const inDays = (days: number): string => daysAfter(indianDay(), days);

/** The quote form as somebody fills it in. */
export const quoteForm = (requirementId: string, over: object = {}) => ({
  requirementId,
  unitPrice: 4450,
  unit: 'per Nos/sheet',
  gstPercent: 18,
  freight: 14_400,
  leadTimeDays: 6,
  validUntil: inDays(10),
  note: 'ISI marked, gurjan face.',
  hsn: '4412',
  ...over,
});

type SentQuote = { _id: string; version: number; threadId: string; status: string; [name: string]: unknown };

export async function sentQuote(app: TestApp, requirementId: string, seller: Caller, over: object = {}) {
  const reply = await app.post('/quotes', quoteForm(requirementId, over), seller);
  if (reply.statusCode !== 200) throw new Error(`the quote was refused: ${reply.body}`);
  return reply.json().data as SentQuote;
}

export const decide = (app: TestApp, quote: Pick<SentQuote, '_id' | 'version'>, buyer: Caller, over: object) =>
  app.post(`/quotes/${quote._id}/decision`, { version: quote.version, ...over }, buyer);
