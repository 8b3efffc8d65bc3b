import type { Approval } from '@plyhaat/contract/core/approval';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '#platform/db/columns.ts';
import { content, products } from './catalog.tables.ts';

/**
 * What sellers saved: at most one for each product waits or was sent back, the others are those approved so far. A
 * product that was never approved has the same content in its own row.
 */
export const productVersions = pgTable(
  'product_versions',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    ...content(),
    images: text().array().notNull().default(sql`'{}'`),
    state: text().$type<Approval>().notNull().default('PENDING'),
    rejectReason: text('reject_reason'),
    decidedById: uuid('decided_by_id'),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('product_versions_open').on(t.productId).where(sql`${t.state} <> 'APPROVED'`),
    index('product_versions_waiting').on(t.createdAt, t.id).where(sql`${t.state} = 'PENDING'`),
    index('product_versions_decided').on(t.state, t.decidedAt.desc()),
    index('product_versions_by_product').on(t.productId),
  ],
);
