import type { ThreadSide } from '@plyhaat/contract/leads/threads';
import { aliasedTable, and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime, only } from '#platform/db/sql.ts';
import { leads, numberPlaces } from './leads.tables.ts';
import { messages, offers, threads } from './threads.tables.ts';

export type LeadThread = { readonly leadId: string; readonly buyerId: string; readonly sellerId: string };

/** The one thread of a lead. */
export const upsertLeadThread = async (db: Db, thread: LeadThread): Promise<string> =>
  only(
    await db
      .insert(threads)
      .values(thread)
      .onConflictDoUpdate({ target: threads.leadId, set: { buyerId: sql`excluded.buyer_id` } })
      .returning({ id: threads.id }),
  ).id;

type ThreadOf = { readonly requirementId: string; readonly buyerId: string; readonly sellerId: string };

/** The one thread of a buyer and a seller about a requirement. */
export const upsertThread = async (db: Db, thread: ThreadOf): Promise<string> =>
  only(
    await db
      .insert(threads)
      .values(thread)
      .onConflictDoUpdate({
        target: [threads.requirementId, threads.sellerId],
        set: { buyerId: sql`excluded.buyer_id`, activeAt: sql`now()` },
      })
      .returning({ id: threads.id }),
  ).id;

/** What these threads are about has changed. */
export const stirThreads = (db: Db, ids: readonly string[]) =>
  db
    .update(threads)
    .set({ activeAt: sql`now()` })
    .where(inArray(threads.id, [...ids]));

// Uses aliases, because Drizzle omits table names in a select from one table and would compare a row with itself.
/** Whether a seller can see the buyer's number: it stands in one of its leads. */
const sellerHolds = sql<boolean>`exists (select from ${leads} as lead where lead.seller_id = thread.seller_id
  and lead.buyer_id = thread.buyer_id and lead.phone is not null)`;

/** A buyer was given the seller's number when it called, or when it accepted a quote. */
const buyerHolds = sql<boolean>`(exists (select from ${leads} as lead where lead.seller_id = thread.seller_id
  and lead.buyer_id = thread.buyer_id and lead.requirement_id is null
  and lead.source <> 'opportunity' and lead.channel in ('call', 'whatsapp'))
  or exists (select from ${numberPlaces} as place where place.seller_id = thread.seller_id
  and place.buyer_id = thread.buyer_id and place.by = 'acceptance'))`;

const thread = aliasedTable(threads, 'thread');

export async function findThread(db: Db, id: string) {
  const [found] = await db
    .select({
      id: thread.id,
      buyerId: thread.buyerId,
      sellerId: thread.sellerId,
      requirementId: thread.requirementId,
      leadId: thread.leadId,
      productId: leads.productId,
      buyerReadAt: thread.buyerReadAt,
      sellerReadAt: thread.sellerReadAt,
      buyerHolds,
      sellerHolds,
    })
    .from(thread)
    .leftJoin(leads, eq(leads.id, thread.leadId))
    .where(eq(thread.id, id));
  return found;
}
export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>;

export async function findName(db: Db, memberId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: sql<string>`coalesce(${companies.name}, ${members.name})` })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .where(eq(members.id, memberId));
  return row?.name;
}

/** Whether a later message of the same thread is an offer too. */
const isReplaced = sql<boolean>`exists (select from ${offers} as later_offer
  join ${messages} as later on later.id = later_offer.message_id
  where later.thread_id = ${messages.threadId} and (later.created_at, later.id) > (${messages.createdAt}, ${messages.id}))`;

const shown = {
  _id: messages.id,
  side: messages.side,
  text: messages.text,
  masked: messages.masked,
  file: messages.file,
  fileName: mediaFiles.name,
  offer: offers,
  isReplaced: sql<boolean>`${offers.messageId} is not null and ${isReplaced}`,
  at: messages.createdAt,
  createdAt: isoTime(messages.createdAt),
};
export type OfferRow = typeof offers.$inferSelect;
export type MessageRow = {
  readonly _id: string;
  readonly side: ThreadSide;
  readonly text: string | null;
  readonly masked: string | null;
  readonly file: string | null;
  readonly fileName: string | null;
  readonly offer: OfferRow | null;
  readonly isReplaced: boolean;
  readonly at: Date;
  readonly createdAt: string;
};

const reading = (db: Db) =>
  db
    .select(shown)
    .from(messages)
    .leftJoin(mediaFiles, eq(mediaFiles.path, messages.file))
    .leftJoin(offers, eq(offers.messageId, messages.id));

type Page = { readonly page: number; readonly perPage: number };

export async function selectMessages(db: Db, threadId: string, { page, perPage }: Page) {
  const data: MessageRow[] = await reading(db)
    .where(eq(messages.threadId, threadId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data, total: await db.$count(messages, eq(messages.threadId, threadId)) };
}

/** What one side wrote that the other has not read. */
export const countUnread = (db: Db, threadId: string, by: ThreadSide, since: Date | null) =>
  db.$count(
    messages,
    and(eq(messages.threadId, threadId), eq(messages.side, by), since ? gt(messages.createdAt, since) : undefined),
  );

type NewMessage = { readonly id: string } & Pick<
  typeof messages.$inferInsert,
  'threadId' | 'side' | 'text' | 'masked' | 'file'
>;
export type NewOffer = Omit<OfferRow, 'messageId'>;
export async function insertMessage(db: Db, message: NewMessage, offer: NewOffer | null): Promise<MessageRow> {
  await db.insert(messages).values(message);
  if (offer) await db.insert(offers).values({ messageId: message.id, ...offer });
  return only(await reading(db).where(eq(messages.id, message.id)));
}

const readBy = (side: ThreadSide) => (side === 'buyer' ? { buyerReadAt: sql`now()` } : { sellerReadAt: sql`now()` });

export const markRead = (db: Db, threadId: string, side: ThreadSide) =>
  db.update(threads).set(readBy(side)).where(eq(threads.id, threadId));

/** Whoever writes has read what was there. */
export const markWritten = (db: Db, threadId: string, side: ThreadSide) =>
  db
    .update(threads)
    .set({ ...readBy(side), activeAt: sql`now()` })
    .where(eq(threads.id, threadId));

/** A member's words and files go; what the other side wrote stays with it. */
export async function forgetInThreads(db: Db, memberId: string): Promise<void> {
  for (const [side, column] of [
    ['buyer', threads.buyerId],
    ['seller', threads.sellerId],
  ] as const) {
    const own = db.select({ id: threads.id }).from(threads).where(eq(column, memberId));
    const written = and(eq(messages.side, side), inArray(messages.threadId, own));
    await db
      .delete(offers)
      .where(inArray(offers.messageId, db.select({ id: messages.id }).from(messages).where(written)));
    await db.update(messages).set({ text: null, masked: null, file: null }).where(written);
  }
  await db.update(threads).set({ buyerId: null }).where(eq(threads.buyerId, memberId));
  await db.update(threads).set({ sellerId: null }).where(eq(threads.sellerId, memberId));
  await db.delete(threads).where(and(isNull(threads.buyerId), isNull(threads.sellerId)));
}
