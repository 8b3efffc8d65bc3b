import * as z from 'zod/mini';
import { changedSince } from '../admin/admin.ts';
import { PriceUnit } from '../catalog/price-unit.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { optionalText } from '../core/fields.ts';
import { listOf, paging, wholeNumber } from '../core/paging.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { Role } from '../core/roles.ts';
import { ownRequirement } from '../leads/leads.ts';
import { Asked } from '../leads/offer.ts';
import { threadClosed } from '../leads/threads.ts';
import { FILE_FAILURES, uploadMissing } from '../media/media.ts';
import { QuoteChange, QuoteForm } from './quote-form.ts';
import { notYourRequirement, requirementNotFound } from './requirements.ts';
import { requirementPaused } from './states.ts';

/** `lost`: another one was accepted, or the requirement is over. `expired`: its last day has passed. */
export const QuoteStatus = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'lost', 'expired']);
export type QuoteStatus = z.infer<typeof QuoteStatus>;

const Seller = z.object({
  _id: z.string(),
  slug: z.string(),
  role: Role,
  cityName: z.nullable(ReferenceText),
  stateName: z.nullable(ReferenceText),
  isVerified: z.boolean(),
  rating: z.number(),
  reviewCount: z.int(),
});

/** Money is in rupees; everything but `landed`, `goods`, `gst` and `total` is as the seller wrote it. */
export const Quote = z.object({
  _id: z.string(),
  requirementId: z.nullable(z.string()),
  title: z.string(),
  status: QuoteStatus,
  /** Another one after every change; whoever decides names the one it has read. */
  version: z.int(),
  /** `SPH/26-27/0042`. */
  number: z.string(),
  sellerName: z.string(),
  /** Null once the seller has left. */
  seller: z.nullable(Seller),
  /** For the seller whose quote was accepted. */
  buyerName: z.nullable(z.string()),
  unitPrice: z.number(),
  unit: PriceUnit,
  /** What one is called where the price is by the number: as the buyer named it, else as the seller's product does. */
  unitName: z.string(),
  gstPercent: z.number(),
  freight: z.number(),
  leadTimeDays: z.int(),
  validUntil: z.string(),
  note: z.nullable(z.string()),
  file: z.nullable(z.object({ name: z.string(), path: z.string(), address: z.string() })),
  hsn: z.nullable(z.string()),
  size: z.nullable(z.string()),
  thickness: z.nullable(z.string()),
  productId: z.nullable(z.string()),
  /** What the price is for; null where the requirement's quantity could not be read. */
  quantity: z.nullable(Asked),
  /** With freight and GST for one of the quantity's units; null where the units do not compare. */
  landed: z.nullable(z.number()),
  goods: z.nullable(z.number()),
  gst: z.nullable(z.number()),
  total: z.nullable(z.number()),
  isCheapest: z.boolean(),
  isFastest: z.boolean(),
  threadId: z.string(),
  messages: z.int(),
  unread: z.int(),
  /** The other side's, once the quote is accepted. */
  phone: z.nullable(z.string()),
  /** Whether the seller holds the buyer's number. */
  holdsNumber: z.boolean(),
  declineReason: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Quote = z.infer<typeof Quote>;

export const MOST_QUOTES = 200;
export const QUOTES_PER_PAGE = 10;

export const quoteNotFound = failure('quote_not_found', 404, 'This quote no longer exists.');
export const quoteExists = failure('quote_exists', 409, 'You have already sent a quote. You can change it.');
export const quoteClosed = failure('quote_closed', 409, 'This quote is closed.');
export const quoteExpired = failure('quote_expired', 409, 'This quote has expired. Ask the seller to renew it.');
export const requirementOver = failure('requirement_over', 409, 'This requirement is closed.');
export const notYourQuote = failure('not_your_quote', 403, 'You can only change your own quotes.');

const ById = z.object({ id: z.uuid() });
const saved = { message: z.string(), data: Quote };
const FILES = { file: 'document' } as const;

export const addQuote = endpoint({
  method: 'POST',
  path: '/quotes',
  access: 'seller',
  summary: 'Quotes for a requirement that is open; one a seller',
  creates: true,
  files: FILES,
  body: QuoteForm,
  reply: saved,
  failures: [...FILE_FAILURES, uploadMissing, requirementNotFound, requirementOver, ownRequirement, quoteExists],
});
export const updateQuote = endpoint({
  method: 'PATCH',
  path: '/quotes/:id',
  access: 'seller',
  summary:
    'Changes what is sent of an own quote until it is accepted; one that was declined, withdrawn or expired is open again',
  params: ById,
  files: FILES,
  body: QuoteChange,
  reply: saved,
  failures: [...FILE_FAILURES, uploadMissing, quoteNotFound, notYourQuote, quoteClosed, requirementOver, changedSince],
});
export const withdrawQuote = endpoint({
  method: 'DELETE',
  path: '/quotes/:id',
  access: 'seller',
  summary: 'Takes an own quote back, until it is accepted',
  params: ById,
  reply: saved,
  failures: [quoteNotFound, notYourQuote, quoteClosed],
});

/** The five places of a requirement, as the caller stands to them. */
const Places = z.object({
  taken: z.int(),
  most: z.int(),
  /** Sellers who have the number in whatever way: by asking, by the buyer's leave, by an acceptance or an earlier enquiry. */
  known: z.int(),
  holds: z.boolean(),
  mayGiveBack: z.boolean(),
});

export const listQuotes = endpoint({
  method: 'GET',
  path: '/quotes',
  access: 'member',
  summary: 'For the buyer every quote, the cheapest landed price first; for a seller its own',
  query: z.object({ requirementId: z.uuid() }),
  reply: { ...listOf(Quote), places: Places },
  failures: [requirementNotFound],
});

const count = z.int();
/** Values are what accepted and open quotes come to in all, in rupees. */
export const QuoteFigures = z.object({
  open: count,
  won: count,
  lost: count,
  openValue: z.number(),
  wonValue: z.number(),
  months: z.array(z.object({ month: z.string(), sent: count, won: count, wonValue: z.number() })),
});
export type QuoteFigures = z.infer<typeof QuoteFigures>;

export const QuoteGroup = z.enum(['open', 'won', 'lost']);
export type QuoteGroup = z.infer<typeof QuoteGroup>;

export const listOwnQuotes = endpoint({
  method: 'GET',
  path: '/quotes/mine',
  access: 'seller',
  summary: "The caller's quotes, newest first, with what came of them in the last six months",
  query: z.object({ ...paging(QUOTES_PER_PAGE), group: z.optional(QuoteGroup) }),
  reply: { ...listOf(Quote), figures: QuoteFigures },
});

/** What the form starts with: the seller's best matching product. */
export const QuoteDraft = z.object({
  productId: z.nullable(z.string()),
  productName: z.nullable(z.string()),
  unitPrice: z.nullable(z.number()),
  unit: PriceUnit,
  /** As in a quote. */
  unitName: z.string(),
  gstPercent: z.number(),
  hsn: z.nullable(z.string()),
  size: z.nullable(z.string()),
  thickness: z.nullable(z.string()),
  quantity: z.nullable(Asked),
  hasGstin: z.boolean(),
});
export type QuoteDraft = z.infer<typeof QuoteDraft>;

export const draftQuote = endpoint({
  method: 'GET',
  path: '/quotes/draft',
  access: 'seller',
  summary: "A quote to start from, filled from the caller's product that fits the requirement best",
  query: z.object({ requirementId: z.uuid() }),
  reply: { data: QuoteDraft },
  failures: [requirementNotFound],
});

export const DECLINE_REASONS = [
  'Landed price too high',
  'Takes too long',
  'Not the grade I asked for',
  'Already bought',
] as const;

const REASON_NEEDED = 'Please give a reason';
const QUESTION_NEEDED = 'Please write your question';
export const QuoteDecision = z
  .object({
    decision: z.enum(['accept', 'decline', 'question']),
    text: z._default(optionalText(500), null),
    version: z.optional(wholeNumber(1, 1_000_000)),
  })
  .check((form) => {
    const { decision, text, version } = form.value;
    const refuse = (path: string, message: string) =>
      form.issues.push({ code: 'custom', path: [path], message, input: form.value });
    if (decision !== 'accept' && text === null)
      refuse('text', decision === 'decline' ? REASON_NEEDED : QUESTION_NEEDED);
    if (decision !== 'question' && version === undefined) refuse('version', 'This field is required');
  });
export type QuoteDecision = z.output<typeof QuoteDecision>;

export const decideQuote = endpoint({
  method: 'POST',
  path: '/quotes/:id/decision',
  access: 'member',
  summary: 'The buyer accepts the version it has read, which completes the requirement, declines it or asks a question',
  params: ById,
  body: QuoteDecision,
  reply: saved,
  failures: [
    quoteNotFound,
    notYourRequirement,
    quoteClosed,
    quoteExpired,
    requirementOver,
    requirementPaused,
    changedSince,
    threadClosed,
  ],
});
