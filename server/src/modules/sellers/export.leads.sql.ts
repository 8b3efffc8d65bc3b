import { and, asc, eq, or } from 'drizzle-orm';
import { leads, numberPlaces } from '#modules/leads/leads.tables.ts';
import { messages, threads } from '#modules/leads/threads.tables.ts';
import type { Db } from '#platform/db/db.ts';

/** What a buyer asked, without the notes that the seller made of it; and the inbox of a seller. */
export const selectLeadsOf = async (db: Db, memberId: string) => ({
  enquiries: await db
    .select({
      sellerId: leads.sellerId,
      channel: leads.channel,
      productId: leads.productId,
      message: leads.message,
      quantity: leads.quantity,
      unit: leads.unit,
      city: leads.city,
      neededBy: leads.neededBy,
      createdAt: leads.createdAt,
      lastContactAt: leads.lastContactAt,
    })
    .from(leads)
    .where(eq(leads.buyerId, memberId))
    .orderBy(asc(leads.createdAt)),
  leads: await db.select().from(leads).where(eq(leads.sellerId, memberId)).orderBy(asc(leads.createdAt)),
  numbersHeld: await db
    .select({
      requirementId: numberPlaces.requirementId,
      by: numberPlaces.by,
      reason: numberPlaces.reason,
      createdAt: numberPlaces.createdAt,
    })
    .from(numberPlaces)
    .where(eq(numberPlaces.sellerId, memberId))
    .orderBy(asc(numberPlaces.createdAt)),
  messages: await db
    .select({
      threadId: messages.threadId,
      requirementId: threads.requirementId,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(
      or(
        and(eq(threads.buyerId, memberId), eq(messages.side, 'buyer')),
        and(eq(threads.sellerId, memberId), eq(messages.side, 'seller')),
      ),
    )
    .orderBy(asc(messages.createdAt)),
});
