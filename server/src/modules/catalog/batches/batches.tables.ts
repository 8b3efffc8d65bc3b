import type { BatchCells, BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import type { Remedy } from '@plyhaat/contract/catalog/batch-repair';
import type { BatchOutcome, BatchResult, BatchState } from '@plyhaat/contract/catalog/batches';
import type { Layout } from '@plyhaat/contract/catalog/price-list/layout';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';
import type { ProductVersionContent } from '../selling/versions.content.ts';

/** Another sheet of a workbook that is read with the first: its lines stand below, after so many. */
export type FurtherSheet = { readonly name: string; readonly after: number; readonly layout: Layout };
/** `changes`: how many of its rows are about products that the seller has. */
export type OwnLayout = Layout & {
  readonly sheet: string;
  readonly further?: readonly FurtherSheet[];
  readonly changes?: number;
};
export type Remedies = Readonly<Record<string, Remedy>>;

const count = (name?: string) => (name ? integer(name) : integer()).notNull().default(0);

/** Many products from one file. Its rows become products when staff have decided, never before. */
export const productBatches = pgTable(
  'product_batches',
  {
    id: id(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Files of the media module: the table, and the zip with its pictures. */
    sheetPath: text('sheet_path').notNull(),
    archivePath: text('archive_path'),
    state: text().$type<BatchState>().notNull().default('reading'),
    isPriceList: boolean('is_price_list').notNull().default(false),
    /** What the columns of a seller's own file are; null for our template. */
    layout: jsonb().$type<OwnLayout>(),
    /** What the seller does with all rows of a cause. */
    remedies: jsonb().$type<Remedies>().notNull().default({}),
    rows: count(),
    checked: count(),
    faulty: count(),
    draft: count(),
    leftOut: count('left_out'),
    missing: count(),
    fresh: count(),
    changed: count(),
    same: count(),
    takenOut: count('taken_out'),
    approved: count(),
    rejected: count(),
    reason: text(),
    /** The upload in which the rows wait that did not go to review with the others. */
    restId: uuid('rest_id'),
    /** Changes whenever staff would see other rows. */
    version: count(),
    decision: text().$type<'approve' | 'reject'>(),
    decidedById: uuid('decided_by_id'),
    decidedAt: moment('decided_at'),
    submittedAt: moment('submitted_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('product_batches_by_seller').on(t.sellerId, t.createdAt),
    index('product_batches_waiting').on(t.submittedAt).where(sql`${t.state} = 'waiting'`),
    index('product_batches_decided').on(t.decision, t.decidedAt).where(sql`${t.decision} is not null`),
    // One file of a seller is worked on at a time.
    uniqueIndex('product_batches_busy').on(t.sellerId).where(sql`${t.state} in ('reading', 'checking')`),
  ],
);

/** The lines of a seller's own file, until its rows are sent: its columns may be named otherwise at any time. */
export const productBatchTables = pgTable('product_batch_tables', {
  batchId: uuid('batch_id')
    .primaryKey()
    .references(() => productBatches.id, { onDelete: 'cascade' }),
  lines: jsonb().$type<readonly (readonly string[])[]>().notNull(),
});

/** What a seller said its columns are, by their titles: its next list needs no questions (CAT-29). */
export const keptColumns = pgTable(
  'kept_columns',
  {
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    titles: text().notNull(),
    uses: jsonb().$type<readonly (BatchColumn | null)[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.titles] })],
);

/** `cause` is missing in rows that were checked before causes were told. */
export type RowError = { readonly column: string; readonly message: string; readonly cause?: string };

export const productBatchRows = pgTable(
  'product_batch_rows',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => productBatches.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    code: text().notNull(),
    /** Its line in the file; 0 where that is its number. */
    line: count(),
    /** What stands over its group of lines, and what it is known by where it has no code. */
    section: text().notNull().default(''),
    identity: text().notNull().default(''),
    cells: jsonb().$type<BatchCells>().notNull(),
    /** What the seller corrected. */
    edits: jsonb().$type<BatchCells>().notNull().default({}),
    /** All that was ever wrong with it. */
    causes: text().array().notNull().default([]),
    outcome: text().$type<BatchOutcome>().notNull().default('unread'),
    errors: jsonb().$type<readonly RowError[]>().notNull().default([]),
    /** The whole product as it would be. */
    content: jsonb().$type<ProductVersionContent>(),
    inStock: boolean('in_stock'),
    /** The product of this code, and its newest version, when the row was checked. */
    productId: uuid('product_id'),
    baseVersion: uuid('base_version'),
    /** Why staff took it out. */
    takenOut: text('taken_out'),
    result: text().$type<BatchResult>(),
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.number] }),
    index('product_batch_rows_by_outcome').on(t.batchId, t.outcome, t.number),
    index('product_batch_rows_by_identity').on(t.batchId, t.identity),
    index('product_batch_rows_by_code').on(t.batchId, sql`lower(${t.code})`),
    index('product_batch_rows_undecided').on(t.batchId, t.number).where(sql`${t.result} is null`),
  ],
);
