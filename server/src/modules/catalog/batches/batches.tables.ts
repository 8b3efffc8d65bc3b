import type { BatchCells } from '@plyhaat/contract/catalog/batch-columns';
import type { BatchOutcome, BatchResult, BatchState } from '@plyhaat/contract/catalog/batches';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';
import type { ProductVersionContent } from '../selling/versions.content.ts';

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
    rows: count(),
    checked: count(),
    faulty: count(),
    fresh: count(),
    changed: count(),
    same: count(),
    takenOut: count('taken_out'),
    approved: count(),
    rejected: count(),
    reason: text(),
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

export type RowError = { readonly column: string; readonly message: string };

export const productBatchRows = pgTable(
  'product_batch_rows',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => productBatches.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    code: text().notNull(),
    cells: jsonb().$type<BatchCells>().notNull(),
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
    index('product_batch_rows_by_code').on(t.batchId, sql`lower(${t.code})`),
    index('product_batch_rows_undecided').on(t.batchId, t.number).where(sql`${t.result} is null`),
  ],
);
