import { changedSince } from '@plyhaat/contract/admin/admin';
import { maskContacts } from '@plyhaat/contract/core/masked-contacts';
import {
  type QuoteDecision,
  quoteClosed,
  quoteExpired,
  quoteNotFound,
  requirementOver,
} from '@plyhaat/contract/requirements/quotes';
import { notYourRequirement } from '@plyhaat/contract/requirements/requirements';
import { requirementPaused } from '@plyhaat/contract/requirements/states';
import { grantNumber, stirThreads, writeMessage } from '#modules/leads/leads.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { indianDay } from '#platform/indian-day.ts';
import { announce } from '#platform/jobs/events.ts';
import { type LockedRequirement, lockRequirement } from '../own.sql.ts';
import { closeRequirement } from '../states.service.ts';
import { quoteAccepted, quoteDeclined } from './quotes.events.ts';
import { written } from './quotes.service.ts';
import { findParty, findPlaceNames, findQuote, lockQuote, setAccepted, setOthersLost, setState } from './quotes.sql.ts';

type Quote = NonNullable<Awaited<ReturnType<typeof lockQuote>>>;

/** A quote for the caller's own requirement, both held until the transaction ends. */
async function lockReceived(db: Db, who: Member, id: string) {
  const seen = await findQuote(db, id);
  if (!seen) throw new AppError(quoteNotFound);
  if (seen.buyerId !== who.id) throw new AppError(notYourRequirement);
  const requirement = seen.requirementId ? await lockRequirement(db, seen.requirementId) : undefined;
  const quote = await lockQuote(db, id);
  if (!quote?.sellerId) throw new AppError(quoteClosed);
  return { quote, sellerId: quote.sellerId, requirement };
}
type Received = Awaited<ReturnType<typeof lockReceived>>;

function checkOpen(quote: Quote, version: number | undefined): void {
  if (quote.state !== 'open') throw new AppError(quoteClosed);
  if (quote.version !== version) throw new AppError(changedSince);
}

function checkRequirement(requirement: LockedRequirement | undefined): asserts requirement is LockedRequirement {
  if (requirement?.status === 'Pending') throw new AppError(requirementPaused);
  if (requirement?.status !== 'Active') throw new AppError(requirementOver);
}

/** The quotation names both sides as they are now; the goods go where the requirement says. */
async function partiesOf(db: Db, sellerId: string, { buyerId, content }: LockedRequirement) {
  const place = await findPlaceNames(db, content);
  return { seller: await findParty(db, sellerId), buyer: { ...(await findParty(db, buyerId)), ...place } };
}

/** The requirement completes, both sides get each other's number, and the other sellers hear of it (REQ-15). */
async function accept(db: Db, { quote, sellerId, requirement }: Received, version: number | undefined) {
  checkOpen(quote, version);
  checkRequirement(requirement);
  if (quote.validUntil < indianDay()) throw new AppError(quoteExpired);
  const { id: requirementId, buyerId } = requirement;
  await setAccepted(db, quote.id, await partiesOf(db, sellerId, requirement));
  const lost = await setOthersLost(db, requirementId, quote.id);
  await stirThreads(db, [quote.threadId, ...lost.map(({ threadId }) => threadId)]);
  const others = lost.flatMap(({ sellerId }) => sellerId ?? []);
  await closeRequirement(db, requirement);
  await grantNumber(db, { requirementId, sellerId, buyerId }, 'acceptance');
  // As the sellers read it when they quoted: newer words may still wait for staff.
  const { title } = quote;
  await announce(db, quoteAccepted, { quoteId: quote.id, requirementId, sellerId, buyerId, title, others });
  return 'You accepted the quote. You and the seller can call each other now.';
}

async function decline(db: Db, { quote, sellerId }: Received, { text, version }: QuoteDecision) {
  checkOpen(quote, version);
  // The seller may hold no number of the buyer's.
  const reason = maskContacts(text ?? '') ?? text ?? '';
  await setState(db, quote.id, 'declined', reason);
  await stirThreads(db, [quote.threadId]);
  const { id: quoteId, requirementId, title } = quote;
  await announce(db, quoteDeclined, { quoteId, requirementId, sellerId, title, reason });
  return 'You declined the quote. The seller reads the reason.';
}

/** What the buyer makes of a quote. */
export const decideQuote = ({ settings, db }: Deps, who: Member, id: string, decision: QuoteDecision) =>
  db.transaction(async (db) => {
    const received = await lockReceived(db, who, id);
    const { quote } = received;
    let message: string;
    if (decision.decision === 'accept') message = await accept(db, received, decision.version);
    else if (decision.decision === 'decline') message = await decline(db, received, decision);
    else ({ message } = await writeMessage(settings, db, who, quote.threadId, { text: decision.text, file: null }));
    return { message, data: await written(settings, db, id, 'buyer') };
  });
