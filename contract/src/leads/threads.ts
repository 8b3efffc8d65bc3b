import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { OptionalFile, optionalText } from '../core/fields.ts';
import { listOf, paging } from '../core/paging.ts';
import { FILE_FAILURES, uploadMissing } from '../media/media.ts';
import { Offer, OfferForm } from './offer.ts';

export const MESSAGES_PER_PAGE = 50;
export const LONGEST_MESSAGE = 2000;

export const ThreadSide = z.enum(['buyer', 'seller']);
export type ThreadSide = z.infer<typeof ThreadSide>;

export const Message = z.object({
  _id: z.string(),
  side: ThreadSide,
  mine: z.boolean(),
  /** Null once its author has left. */
  text: z.nullable(z.string()),
  /** Holds a number, an e-mail address or a link that the other side cannot read yet. */
  isMasked: z.boolean(),
  file: z.nullable(z.object({ name: z.string(), address: z.string() })),
  /** A price of the seller's; `text` says the same in words. */
  offer: z.nullable(Offer),
  /** Whether the other side has opened the thread since. */
  isSeen: z.boolean(),
  createdAt: z.string(),
});
export type Message = z.infer<typeof Message>;

/** A thread as one of its sides sees it. */
export const Thread = z.object({
  _id: z.string(),
  side: ThreadSide,
  /** Whom one writes to; 'Former member' once that member has left. */
  withName: z.string(),
  requirementId: z.nullable(z.string()),
  /** Whether both sides are still here. */
  isOpen: z.boolean(),
  /** Why contacts are hidden; null where the caller holds the other side's number. */
  notice: z.nullable(z.string()),
  unread: z.int(),
});
export type Thread = z.infer<typeof Thread>;

export const HIDDEN_UNTIL: Readonly<Record<ThreadSide, string>> = {
  buyer: 'Numbers, e-mails and links stay hidden until you accept this seller’s quote.',
  seller: 'Numbers, e-mails and links stay hidden until the buyer accepts your quote or lets you call.',
};
/** In a lead's thread: its seller holds the buyer's number from the start. */
export const HIDDEN_UNTIL_CALL =
  'Numbers, e-mails and links stay hidden until you call this seller, which needs a subscription.';
export const MESSAGE_SENT = 'Message sent';
export const OFFER_SENT = 'Your offer is sent.';
export const SENT_MASKED = 'Message sent. The other side cannot read the contact in it yet.';

export const threadNotFound = failure('thread_not_found', 404, 'This conversation does not exist.');
export const noOfferHere = failure(
  'no_offer_here',
  409,
  'Only the seller gives a price here, and for a requirement it sends a quote.',
);
export const threadClosed = failure('thread_closed', 409, 'This member has left Plyhaat.');

export const MessageForm = z
  .object({ text: z._default(optionalText(LONGEST_MESSAGE), null), file: z._default(OptionalFile, null) })
  .check(
    z.refine(({ text, file }) => text !== null || file !== null, { path: ['text'], error: 'Message is required' }),
  );
export type MessageForm = z.output<typeof MessageForm>;

const ById = z.object({ id: z.uuid() });

export const listMessages = endpoint({
  method: 'GET',
  path: '/threads/:id/messages',
  access: 'member',
  summary: 'What both sides of a thread wrote, newest first; for these two only',
  params: ById,
  query: z.object(paging(MESSAGES_PER_PAGE)),
  reply: { ...listOf(Message), thread: Thread },
  failures: [threadNotFound],
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/threads/:id/messages',
  access: 'member',
  summary: 'Writes to the other side of a thread',
  creates: true,
  params: ById,
  files: { file: 'document' },
  body: MessageForm,
  reply: { message: z.string(), data: Message },
  failures: [...FILE_FAILURES, uploadMissing, threadNotFound, threadClosed],
});

export const sendOffer = endpoint({
  method: 'POST',
  path: '/threads/:id/offers',
  access: 'seller',
  summary: 'Gives a price in the thread of a lead, in place of the one given before',
  creates: true,
  params: ById,
  body: OfferForm,
  reply: { message: z.string(), data: Message },
  failures: [threadNotFound, threadClosed, noOfferHere],
});

export const readThread = endpoint({
  method: 'POST',
  path: '/threads/:id/read',
  access: 'member',
  summary: 'The caller has read what is there so far',
  params: ById,
  reply: { message: z.string() },
  failures: [threadNotFound],
});
