import type { ThreadSide } from '@plyhaat/contract/leads/threads';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';
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
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('threads_of_requirement').on(t.requirementId, t.sellerId),
    uniqueIndex('threads_of_lead').on(t.leadId),
    index('threads_of_buyer').on(t.buyerId),
    index('threads_of_seller').on(t.sellerId),
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
