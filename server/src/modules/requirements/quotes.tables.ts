import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import {
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment, paise, updatedAt } from '#platform/db/columns.ts';
import { requirements } from './requirements.tables.ts';

/** Who stands on a quotation, as it was when the quote was accepted; 'Former member' and nothing else after an erasure. */
export type QuotationParty = {
  readonly name: string;
  readonly address: string | null;
  readonly gstNumber: string | null;
  readonly cityName: string | null;
  readonly stateName: string | null;
  readonly stateCode: string | null;
};

/** What a seller asks for a requirement. An accepted one outlives the requirement and both its sides. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    requirementId: uuid('requirement_id').references(() => requirements.id, { onDelete: 'set null' }),
    sellerId: uuid('seller_id'),
    buyerId: uuid('buyer_id'),
    threadId: uuid('thread_id').notNull(),
    /** What the buyer looks for, in its words. */
    title: text().notNull(),
    /** That its day has passed, or the requirement is over, is told by the days. */
    state: text().$type<'open' | 'accepted' | 'declined' | 'withdrawn' | 'lost'>().notNull().default('open'),
    version: integer().notNull().default(1),
    /** `SPH/26-27/0042`: without a gap for each seller and financial year. */
    number: text().notNull(),
    unitPrice: paise('unit_price').notNull(),
    unit: text().$type<PriceUnit>().notNull(),
    gstPercent: integer('gst_percent').notNull(),
    freight: paise('freight').notNull(),
    leadTimeDays: integer('lead_time_days').notNull(),
    /** The last day on which it can be accepted. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    note: text(),
    /** The note with its contacts hidden; null where it holds none. */
    noteMasked: text('note_masked'),
    file: text(),
    hsn: text(),
    size: text(),
    thickness: text(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** The quantity as it was read when the quote was written. */
    amount: numeric({ precision: 15, scale: 3, mode: 'number' }),
    amountUnit: text('amount_unit').$type<PriceUnit>(),
    /** In paise for that quantity; null where the units do not compare. */
    landed: paise('landed'),
    goods: paise('goods'),
    gst: paise('gst'),
    total: paise('total'),
    declineReason: text('decline_reason'),
    decidedAt: moment('decided_at'),
    /** Both sides on the quotation, from the acceptance on. */
    parties: jsonb().$type<{ readonly seller: QuotationParty; readonly buyer: QuotationParty }>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('quotes_one_a_seller').on(t.requirementId, t.sellerId),
    index('quotes_of_seller').on(t.sellerId, t.createdAt.desc()),
    index('quotes_of_buyer').on(t.buyerId),
    index('quotes_of_thread').on(t.threadId),
  ],
);

/** What a quote said before it was changed. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    terms: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.quoteId, t.version] })],
);

/** The last number of a seller in a financial year; the row is locked until its quote commits. */
export const quotationCounters = pgTable(
  'quotation_counters',
  {
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    year: text().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.year] })],
);
