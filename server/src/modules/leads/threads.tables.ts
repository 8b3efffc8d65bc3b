import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { ThreadSide } from '@plyhaat/contract/leads/threads';
import { sql } from 'drizzle-orm';
import { date, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { createdAt, id, moment, paise } from '#platform/db/columns.ts';
import { leads } from './leads.tables.ts';

/** A conversation between a buyer and a seller. It outlives either of them, who then has no id. */
export const threads = pgTable(
  'threads',
  {
    id: id(),
    buyerId: uuid('buyer_id'),
    sellerId: uuid('seller_id'),
    requirementId: uuid('requirement_id').references(() => requirements.id, { onDelete: 'set null' }),
    /** Of a buyer who reached the seller by itself. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    buyerReadAt: moment('buyer_read_at'),
    sellerReadAt: moment('seller_read_at'),
    /** When one of the two last wrote, or what it is about last changed. */
    activeAt: moment('active_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('threads_of_requirement').on(t.requirementId, t.sellerId),
    uniqueIndex('threads_of_lead').on(t.leadId),
    index('threads_of_buyer').on(t.buyerId),
    index('threads_of_seller').on(t.sellerId),
    // For the seller's inbox, where a lead's thread is found by its lead.
    index('threads_of_quotes').on(t.sellerId, t.activeAt.desc(), t.id.desc()).where(sql`${t.leadId} is null`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    side: text().$type<ThreadSide>().notNull(),
    text: text(),
    /** The text with its contacts hidden; null where it holds none. */
    masked: text(),
    /** The path of a private file, and what its sender called it. */
    file: text(),
    createdAt: createdAt(),
  },
  (t) => [index('messages_of_thread').on(t.threadId, t.createdAt.desc())],
);

/** A price that a seller gave in the thread of a lead. The latest of a thread stands. */
export const offers = pgTable('offers', {
  messageId: uuid('message_id')
    .primaryKey()
    .references(() => messages.id, { onDelete: 'cascade' }),
  unitPrice: paise('unit_price').notNull(),
  unit: text().$type<PriceUnit>().notNull(),
  unitName: text('unit_name').notNull(),
  gstPercent: integer('gst_percent').notNull(),
  freight: paise('freight').notNull(),
  validUntil: date('valid_until', { mode: 'string' }).notNull(),
  /** What the buyer had asked for then, and what the price came to for it. */
  amount: numeric({ precision: 15, scale: 3, mode: 'number' }),
  amountUnit: text('amount_unit').$type<PriceUnit>(),
  landed: paise('landed'),
  total: paise('total'),
});
