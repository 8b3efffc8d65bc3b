import type { BatchOutcome, BatchState } from '@plyhaat/contract/catalog/batches';
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  min,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/db/db.ts';
import { brands, categories, products } from '../catalog.tables.ts';
import { productBatches, productBatchRows, productBatchTables } from './batches.tables.ts';

export type BatchRecord = typeof productBatches.$inferSelect;
export type RowRecord = typeof productBatchRows.$inferSelect;

/** Undefined where another file of the seller is still in progress. */
export async function insertBatch(db: Db, batch: typeof productBatches.$inferInsert): Promise<BatchRecord | undefined> {
  const [made] = await db.insert(productBatches).values(batch).onConflictDoNothing().returning();
  return made;
}

export async function findBatch(db: Db, id: string): Promise<BatchRecord | undefined> {
  const [batch] = await db.select().from(productBatches).where(eq(productBatches.id, id));
  return batch;
}

export async function lockBatch(db: Db, id: string): Promise<BatchRecord | undefined> {
  const [batch] = await db.select().from(productBatches).where(eq(productBatches.id, id)).for('no key update');
  return batch;
}

export const updateBatch = (db: Db, id: string, change: Partial<typeof productBatches.$inferInsert>) =>
  db.update(productBatches).set(change).where(eq(productBatches.id, id));

type Counter =
  | 'checked'
  | 'faulty'
  | 'draft'
  | 'leftOut'
  | 'fresh'
  | 'changed'
  | 'same'
  | 'takenOut'
  | 'approved'
  | 'rejected';

/** Adds to what is counted of a batch. */
export const addToCounts = (db: Db, id: string, counts: Partial<Record<Counter, number>>) =>
  db
    .update(productBatches)
    .set(
      Object.fromEntries(
        Object.entries(counts).map(([name, by]) => [name, sql`${productBatches[name as Counter]} + ${by}`]),
      ),
    )
    .where(eq(productBatches.id, id));

export async function selectBatches(db: Db, sellerId: string, { page, perPage }: { page: number; perPage: number }) {
  const own = eq(productBatches.sellerId, sellerId);
  const rows = await db
    .select()
    .from(productBatches)
    .where(own)
    .orderBy(desc(productBatches.createdAt), desc(productBatches.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: await db.$count(productBatches, own) };
}

const AT_ONCE = 500;
export async function replaceRows(db: Db, batchId: string, rows: readonly (typeof productBatchRows.$inferInsert)[]) {
  await db.delete(productBatchRows).where(eq(productBatchRows.batchId, batchId));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await db.insert(productBatchRows).values(rows.slice(at, at + AT_ONCE));
}

export const deleteRows = (db: Db, batchId: string) =>
  db.delete(productBatchRows).where(eq(productBatchRows.batchId, batchId));

/** Copies the rows that wait, as they are, into another upload. */
export const copyRest = (db: Db, batchId: string, restId: string) =>
  db.execute(sql`insert into product_batch_rows
      (batch_id, number, code, line, section, identity, cells, edits, causes, outcome, errors)
    select ${restId}, number, code, line, section, identity, cells, edits, causes, outcome, errors
    from product_batch_rows where batch_id = ${batchId} and outcome in ('faulty', 'draft')`);

export const deleteTable = (db: Db, batchId: string) =>
  db.delete(productBatchTables).where(eq(productBatchTables.batchId, batchId));

const inBatch = (batchId: string, ...which: (SQL | undefined)[]) =>
  and(eq(productBatchRows.batchId, batchId), ...which);
const rowsWhere = (db: Db, where: SQL | undefined, limit: number, offset = 0) =>
  db.select().from(productBatchRows).where(where).orderBy(asc(productBatchRows.number)).limit(limit).offset(offset);

export const selectUnread = (db: Db, batchId: string, limit: number) =>
  rowsWhere(db, inBatch(batchId, eq(productBatchRows.outcome, 'unread')), limit);

const DECIDABLE: BatchOutcome[] = ['fresh', 'changed', 'same'];
export const selectUndecided = (db: Db, batchId: string, limit: number) =>
  rowsWhere(db, inBatch(batchId, isNull(productBatchRows.result), inArray(productBatchRows.outcome, DECIDABLE)), limit);

export type RowsPage = {
  readonly page: number;
  readonly perPage: number;
  readonly outcome?: BatchOutcome | undefined;
  readonly cause?: string | undefined;
};
export async function selectRows(db: Db, batchId: string, { page, perPage, outcome, cause }: RowsPage) {
  const where = inBatch(
    batchId,
    outcome && eq(productBatchRows.outcome, outcome),
    cause === undefined ? undefined : arrayContains(productBatchRows.causes, [cause]),
  );
  return {
    rows: await rowsWhere(db, where, perPage, (page - 1) * perPage),
    total: await db.$count(productBatchRows, where),
  };
}

/** A fixed random sample of the rows that would change something. */
export const selectSample = (db: Db, batchId: string, limit: number) =>
  db
    .select()
    .from(productBatchRows)
    .where(inBatch(batchId, inArray(productBatchRows.outcome, ['fresh', 'changed'])))
    .orderBy(sql`md5(${productBatchRows.batchId}::text || ${productBatchRows.number}::text)`)
    .limit(limit);

export async function lockRow(db: Db, batchId: string, number: number): Promise<RowRecord | undefined> {
  const where = inBatch(batchId, eq(productBatchRows.number, number));
  const [row] = await db.select().from(productBatchRows).where(where).for('update');
  return row;
}

export const updateRow = (
  db: Db,
  { batchId, number }: Pick<RowRecord, 'batchId' | 'number'>,
  change: Partial<typeof productBatchRows.$inferInsert>,
) =>
  db
    .update(productBatchRows)
    .set(change)
    .where(inBatch(batchId, eq(productBatchRows.number, number)));

/** The row of each code in the file that counts, the first or the last, keyed by the code in lower case. */
export async function selectFirsts(
  db: Db,
  batchId: string,
  codes: readonly string[],
  last: boolean,
): Promise<ReadonlyMap<string, number>> {
  const { code } = productBatchRows;
  const small = sql`lower(${code})`;
  const asked = codes.map((one) => sql`lower(${one})`);
  const rows = await db
    .select({ code: min(code), first: last ? max(productBatchRows.number) : min(productBatchRows.number) })
    .from(productBatchRows)
    .where(inBatch(batchId, inArray(small, asked)))
    .groupBy(small);
  return new Map(rows.map(({ code, first }) => [(code ?? '').toLowerCase(), first ?? 0]));
}

/** Categories that a file may name; a merged one counts as its target. */
export const selectAllCategories = (db: Db) =>
  db
    .select({
      id: sql<string>`coalesce(${categories.mergedIntoId}, ${categories.id})`,
      name: categories.name,
      parentId: categories.parentId,
    })
    .from(categories)
    .where(or(categories.shown, isNotNull(categories.mergedIntoId)));

const owners = alias(brands, 'owners');

/** Brands by name; a merged one counts as its target. */
export const selectBrandsNamed = (db: Db, keys: readonly string[]) =>
  db
    .select({ ...getTableColumns(owners), nameKey: brands.nameKey })
    .from(brands)
    .innerJoin(owners, eq(owners.id, sql`coalesce(${brands.mergedIntoId}, ${brands.id})`))
    .where(inArray(brands.nameKey, [...keys]));

/** What a seller asks for each of its products that has a code. */
export const selectPrices = (db: Db, sellerId: string, limit: number) =>
  db
    .select({ code: products.code, price: products.listPrice, sellingPrice: products.sellingPrice })
    .from(products)
    .where(and(eq(products.sellerId, sellerId), isNotNull(products.code)))
    .orderBy(asc(products.code))
    .limit(limit);

const OVER: BatchState[] = ['decided', 'failed', 'cancelled', 'checked', 'columns'];
/** Uploads that nobody needs any more. */
export const deleteBatchesBefore = (db: Db, before: Date, limit: number) =>
  db
    .delete(productBatches)
    .where(
      inArray(
        productBatches.id,
        db
          .select({ id: productBatches.id })
          .from(productBatches)
          .where(and(lt(productBatches.createdAt, before), inArray(productBatches.state, OVER)))
          .limit(limit),
      ),
    )
    .returning({ id: productBatches.id });
