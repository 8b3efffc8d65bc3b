import { maskContacts } from '@plyhaat/contract/core/masked-contacts';
import { describeOffer, type OfferForm } from '@plyhaat/contract/leads/offer';
import {
  MESSAGE_SENT,
  type MessageForm,
  noOfferHere,
  OFFER_SENT,
  SENT_MASKED,
  threadClosed,
} from '@plyhaat/contract/leads/threads';
import { claimMedia } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import { messageSent } from './leads.events.ts';
import { messageCounter } from './leads.limits.ts';
import { termsOf } from './offers.service.ts';
import { markAnswered, markAsking } from './responses.sql.ts';
import { asRead, type Settings, type ThreadView, threadViewOf } from './threads.service.ts';
import {
  countUnread,
  insertMessage,
  type LeadThread,
  markWritten,
  type NewOffer,
  upsertLeadThread,
} from './threads.sql.ts';

type Words = {
  readonly id: string;
  readonly text: string | null;
  readonly file?: string | null;
  readonly offer?: NewOffer;
};

/** Appends to a thread; the other side hears of it unless it has something unread already, or hears it otherwise. */
async function append(db: Db, view: ThreadView, fromId: string, words: Words, isQuiet = false) {
  const { side, otherId, seenAt, thread } = view;
  const { id, text, file = null, offer } = words;
  const isFirst = (await countUnread(db, thread.id, side, seenAt)) === 0;
  // An offer's words are our own, of numbers that are too short for a contact.
  const masked = text === null || offer ? null : maskContacts(text);
  const row = await insertMessage(db, { id, threadId: thread.id, side, text, masked, file }, offer ?? null);
  await markWritten(db, thread.id, side);
  const { leadId, requirementId, productId } = thread;
  if (leadId) await (side === 'seller' ? markAnswered(db, leadId) : markAsking(db, leadId));
  const sent = { threadId: thread.id, fromId, side, requirementId, productId };
  if (isFirst && otherId && !isQuiet) await announce(db, messageSent, { ...sent, toId: otherId });
  return row;
}

type Writer = Pick<Member, 'id'>;

/** A thread that this member may write to now. */
async function openView(db: Db, who: Writer, threadId: string): Promise<ThreadView> {
  const view = await threadViewOf(db, who, threadId);
  if (!view.otherId) throw new AppError(threadClosed);
  await takeOrRefuse(inDatabase(db), [messageCounter(who.id)]);
  return view;
}

/** A price in the thread of a lead. For a requirement there are quotes, which the buyer compares and accepts. */
export const giveOffer = (settings: Settings, db: Db, who: Writer, threadId: string, form: OfferForm) =>
  db.transaction(async (db) => {
    const view = await openView(db, who, threadId);
    const { leadId } = view.thread;
    if (view.side !== 'seller' || !leadId) throw new AppError(noOfferHere);
    const offer = await termsOf(db, leadId, form);
    const text = describeOffer({ ...form, unitName: offer.unitName });
    const row = await append(db, view, who.id, { id: newId(), text, offer });
    return { message: OFFER_SENT, data: asRead(settings, view, row) };
  });

export const write = (settings: Settings, db: Db, who: Writer, threadId: string, form: MessageForm) =>
  db.transaction(async (db) => {
    const view = await openView(db, who, threadId);
    const id = newId();
    const refs = form.file ? [form.file] : [];
    const [file] = await claimMedia(db, who.id, refs, `message:${id}`, { uses: ['document'] });
    const row = await append(db, view, who.id, { id, text: form.text, file: file?.path ?? null });
    const data = asRead(settings, view, row);
    return { message: data.isMasked ? SENT_MASKED : MESSAGE_SENT, data };
  });

type FirstWords = { readonly text: string | null; readonly isNew: boolean };

/** The thread of a lead, with what its buyer wrote. The seller hears of a new lead itself, not of its first words. */
export async function openLeadThread(db: Db, talk: LeadThread, { text, isNew }: FirstWords): Promise<string> {
  const threadId = await upsertLeadThread(db, talk);
  if (text === null) return threadId;
  const view = await threadViewOf(db, { id: talk.buyerId }, threadId);
  await append(db, view, talk.buyerId, { id: newId(), text }, isNew);
  return threadId;
}
