import { changedSince } from '@plyhaat/contract/admin/admin';
import { ownRequirement } from '@plyhaat/contract/leads/leads';
import { type QuoteChange, type QuoteForm, QuoteTerms } from '@plyhaat/contract/requirements/quote-form';
import {
  notYourQuote,
  quoteClosed,
  quoteExists,
  quoteNotFound,
  requirementOver,
} from '@plyhaat/contract/requirements/quotes';
import { requirementNotFound } from '@plyhaat/contract/requirements/requirements';
import { openThread, stirThreads } from '#modules/leads/leads.ts';
import { releaseMedia } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { parsed } from '#platform/http/parsed.ts';
import { indianDay } from '#platform/indian-day.ts';
import { announce } from '#platform/jobs/events.ts';
import { lockRequirement } from '../own.sql.ts';
import { quotationNumber } from './number.ts';
import { quoteReceived } from './quotes.events.ts';
import { quoteCounter } from './quotes.limits.ts';
import { findParty, findQuote, insertQuote, lockQuote, nextNumber, replaceTerms, setState } from './quotes.sql.ts';
import { selectQuote } from './reading.sql.ts';
import { asRead, type Side } from './shown.service.ts';
import { formOf, termsOf } from './terms.service.ts';

type Settings = Deps['settings'];

export async function written(settings: Settings, db: Db, id: string, side: Side) {
  const row = await selectQuote(db, id);
  if (!row) throw new Error('a quote that was just written is gone');
  return asRead(settings, row, side);
}

async function numberFor(db: Db, sellerId: string): Promise<string> {
  const { name } = await findParty(db, sellerId);
  return quotationNumber(name, indianDay(), (year) => nextNumber(db, sellerId, year));
}

export const addQuote = (settings: Settings, db: Db, who: Member, { requirementId, ...form }: QuoteForm) =>
  db.transaction(async (db) => {
    await takeOrRefuse(inDatabase(db), [quoteCounter(who.id)]);
    const found = await lockRequirement(db, requirementId);
    if (found?.approval !== 'APPROVED') throw new AppError(requirementNotFound);
    if (found.buyerId === who.id) throw new AppError(ownRequirement);
    if (!found.isOpen) throw new AppError(requirementOver);
    const { buyerId, content } = found;
    const { title } = content;
    const parties = { requirementId, sellerId: who.id, buyerId };
    const id = newId();
    const terms = await termsOf(db, who, { id, quantity: content.quantity }, form);
    const threadId = await openThread(db, parties);
    const number = await numberFor(db, who.id);
    if (!(await insertQuote(db, { id, ...parties, threadId, title, number, ...terms })))
      throw new AppError(quoteExists);
    await announce(db, quoteReceived, { quoteId: id, ...parties, title, isChanged: false });
    return { message: 'Your quote is sent.', data: await written(settings, db, id, 'seller') };
  });

async function findOwn(db: Db, who: Member, id: string) {
  const quote = await findQuote(db, id);
  if (!quote) throw new AppError(quoteNotFound);
  if (quote.sellerId !== who.id) throw new AppError(notYourQuote);
  return quote;
}

const FINAL: readonly string[] = ['accepted', 'lost'];

/** One that was declined, withdrawn or is expired is open again with its new terms. */
export const changeQuote = (settings: Settings, db: Db, who: Member, id: string, { version, ...change }: QuoteChange) =>
  db.transaction(async (db) => {
    await takeOrRefuse(inDatabase(db), [quoteCounter(who.id)]);
    const { requirementId } = await findOwn(db, who, id);
    const found = requirementId ? await lockRequirement(db, requirementId) : undefined;
    const quote = await lockQuote(db, id);
    if (!quote || FINAL.includes(quote.state)) throw new AppError(quoteClosed);
    if (!found?.isOpen) throw new AppError(requirementOver);
    if (quote.version !== version) throw new AppError(changedSince);
    const form = parsed(QuoteTerms, { ...formOf(quote), ...change });
    const terms = await termsOf(db, who, { id, quantity: found.content.quantity }, form);
    await replaceTerms(db, quote, terms);
    await stirThreads(db, [quote.threadId]);
    await releaseMedia(db, `quote:${id}`, { except: terms.file ? [terms.file] : [] });
    const parties = { requirementId: found.id, sellerId: who.id, buyerId: found.buyerId };
    await announce(db, quoteReceived, { quoteId: id, ...parties, title: found.content.title, isChanged: true });
    return { message: 'Your quote is changed.', data: await written(settings, db, id, 'seller') };
  });

const WITHDRAWABLE: readonly string[] = ['open', 'declined'];

export const withdrawQuote = (settings: Settings, db: Db, who: Member, id: string) =>
  db.transaction(async (db) => {
    await findOwn(db, who, id);
    const quote = await lockQuote(db, id);
    if (!quote || !WITHDRAWABLE.includes(quote.state)) throw new AppError(quoteClosed);
    await setState(db, id, 'withdrawn');
    await stirThreads(db, [quote.threadId]);
    return { message: 'Your quote is withdrawn.', data: await written(settings, db, id, 'seller') };
  });
