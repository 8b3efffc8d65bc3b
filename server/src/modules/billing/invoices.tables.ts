import type { BillingAddress } from '@plyhaat/contract/billing/billing-address';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from '#platform/db/columns.ts';
import { orders, refunds } from './orders.tables.ts';

const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The company that issues, as it was on that day. */
export type Supplier = {
  readonly name: string;
  readonly address: string;
  readonly gstNumber: string;
  readonly stateName: string;
  readonly stateCode: string;
};

/** One line of the document. A credit is a line with a negative amount. */
export type InvoiceLine = {
  readonly description: string;
  readonly sac: string;
  /** The version of the plan or of the top-up's price; null on a credit. */
  readonly versionId: string | null;
  /** Paise before GST. */
  readonly amount: number;
};

/** The last number of a series in a financial year; the row is locked until its invoice commits, so no number is lost. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text().$type<'PH' | 'PHC'>().notNull(),
    year: text().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.year] })],
);

/** Tax invoices (series PH) and credit notes (PHC). All fields are copies: what was issued never changes. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    series: text().$type<'PH' | 'PHC'>().notNull(),
    year: text().notNull(),
    serial: integer().notNull(),
    number: text().notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Of a credit note, with the invoice it corrects. */
    refundId: text('refund_id')
      .unique()
      .references(() => refunds.id),
    corrects: text(),
    reason: text(),
    memberId: uuid('member_id').notNull(),
    /** The day of issue in India. */
    day: date({ mode: 'string' }).notNull(),
    supplier: jsonb().$type<Supplier>().notNull(),
    recipient: jsonb().$type<BillingAddress>().notNull(),
    placeOfSupply: jsonb('place_of_supply').$type<{ code: string; name: string }>().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    taxable: paise('taxable'),
    cgst: paise('cgst'),
    sgst: paise('sgst'),
    igst: paise('igst'),
    roundOff: paise('round_off'),
    total: paise('total'),
    paymentMethod: text('payment_method').notNull(),
    paymentReference: text('payment_reference'),
    /** Demo documents say so in large letters. */
    isSpecimen: boolean('is_specimen').notNull(),
    /** For e-invoicing, which a larger turnover will ask for. */
    irn: text(),
    qr: text(),
    issuedAt: moment('issued_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('invoices_numbers').on(t.series, t.year, t.serial),
    uniqueIndex('invoices_once_per_order').on(t.orderId).where(sql`refund_id is null`),
    index('invoices_by_member').on(t.memberId, t.day),
    index('invoices_by_day').on(t.day),
  ],
);

/**
 * The sums of each month by place of supply. A trigger adds every document when it is inserted; documents never
 * change, so the sums are theirs.
 */
export const gstMonths = pgTable(
  'gst_months',
  {
    month: text().notNull(),
    series: text().$type<'PH' | 'PHC'>().notNull(),
    stateCode: text('state_code').notNull(),
    stateName: text('state_name').notNull(),
    papers: integer().notNull(),
    taxable: paise('taxable'),
    cgst: paise('cgst'),
    sgst: paise('sgst'),
    igst: paise('igst'),
    roundOff: paise('round_off'),
    total: paise('total'),
  },
  (t) => [primaryKey({ columns: [t.month, t.series, t.stateCode] })],
);

/** The document itself, made once by a job and served from then on. */
export const invoiceFiles = pgTable('invoice_files', {
  invoiceId: uuid('invoice_id')
    .primaryKey()
    .references(() => invoices.id),
  pdf: bytes().notNull(),
  createdAt: createdAt(),
});
