import type { BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import { and, arrayOverlaps, eq, inArray, min, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { brands, products } from '../catalog.tables.ts';
import { productVersions } from '../versions.tables.ts';
import { keptColumns, productBatches, productBatchRows, productBatchTables } from './batches.tables.ts';

type Lines = readonly (readonly string[])[];

export const saveTable = (db: Db, batchId: string, lines: Lines) =>
  db
    .insert(productBatchTables)
    .values({ batchId, lines })
    .onConflictDoUpdate({ target: productBatchTables.batchId, set: { lines } });

export async function findTable(db: Db, batchId: string): Promise<Lines | undefined> {
  const [found] = await db.select().from(productBatchTables).where(eq(productBatchTables.batchId, batchId));
  return found?.lines;
}

export async function findKeptColumns(db: Db, sellerId: string, titles: string) {
  const [kept] = await db
    .select({ uses: keptColumns.uses })
    .from(keptColumns)
    .where(and(eq(keptColumns.sellerId, sellerId), eq(keptColumns.titles, titles)));
  return kept?.uses;
}

export const keepColumns = (db: Db, sellerId: string, titles: string, uses: readonly (BatchColumn | null)[]) =>
  db
    .insert(keptColumns)
    .values({ sellerId, titles, uses })
    .onConflictDoUpdate({ target: [keptColumns.sellerId, keptColumns.titles], set: { uses } });

/** What a seller has, all or of one name, by what a row of its own list is known by. */
export const selectKnown = (db: Db, sellerId: string, name?: string) =>
  db
    .select({
      id: products.id,
      code: products.code,
      name: products.name,
      brand: brands.name,
      thickness: products.thickness,
      size: products.size,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.sellerId, sellerId), name === undefined ? undefined : eq(products.name, name)));

/** What the seller corrected, by row: reading a file again by other columns keeps it. */
export const selectEdits = (db: Db, batchId: string) =>
  db
    .select({ number: productBatchRows.number, edits: productBatchRows.edits })
    .from(productBatchRows)
    .where(and(eq(productBatchRows.batchId, batchId), ne(productBatchRows.edits, {})));

/** The row of each identity that counts: the first, or where the seller wishes so the last. */
export async function selectChosen(db: Db, batchId: string, identities: readonly string[], last: boolean) {
  const { identity, number } = productBatchRows;
  const rows = await db
    .select({ identity, number: last ? sql<number>`max(${number})` : min(number) })
    .from(productBatchRows)
    .where(
      and(eq(productBatchRows.batchId, batchId), eq(productBatchRows.code, ''), inArray(identity, [...identities])),
    )
    .groupBy(identity);
  return new Map(rows.map((row) => [row.identity, row.number ?? 0]));
}

/** Has the rows that ever had one of these causes checked again, or all of them. */
export const forgetOutcomes = (db: Db, batchId: string, causes: readonly string[] | undefined) =>
  db
    .update(productBatchRows)
    .set({ outcome: 'unread' })
    .where(and(eq(productBatchRows.batchId, batchId), causes && arrayOverlaps(productBatchRows.causes, [...causes])));

type Keyed = { readonly code: string; readonly identity: string };

/** Other rows about the products that some rows are, or were, about. */
export const selectTwins = (db: Db, batchId: string, rows: readonly Keyed[], except: readonly number[]) => {
  const codes = rows.flatMap(({ code }) => (code ? [sql`lower(${code})`] : []));
  const identities = rows.flatMap(({ identity }) => identity || []);
  const { code, identity, number } = productBatchRows;
  return db
    .select()
    .from(productBatchRows)
    .where(
      and(
        eq(productBatchRows.batchId, batchId),
        notInArray(number, [...except]),
        or(
          codes.length > 0 ? inArray(sql`lower(${code})`, codes) : undefined,
          identities.length > 0 ? inArray(identity, identities) : undefined,
          sql`false`,
        ),
      ),
    )
    .limit(MOST_TWINS);
};

/** Counts anew what became of the rows of a batch. */
export const recount = (db: Db, batchId: string) =>
  db.execute(sql`update ${productBatches} set (checked, faulty, draft, left_out, fresh, changed, same) = (
      select count(*) filter (where outcome <> 'unread'), count(*) filter (where outcome = 'faulty'),
        count(*) filter (where outcome = 'draft'), count(*) filter (where outcome = 'leftOut'),
        count(*) filter (where outcome = 'fresh'), count(*) filter (where outcome = 'changed'),
        count(*) filter (where outcome = 'same')
      from ${productBatchRows} where batch_id = ${batchId})
    where id = ${batchId}`);

export const countBusy = (db: Db, sellerId: string, except: string) =>
  db.$count(
    productBatches,
    and(
      eq(productBatches.sellerId, sellerId),
      ne(productBatches.id, except),
      inArray(productBatches.state, ['reading', 'checking']),
    ),
  );

const MOST_TWINS = 200;
const SAMPLES = 3;
export type FoundCause = {
  readonly cause: string;
  readonly rows: number;
  readonly left: number;
  readonly message: string | null;
  readonly samples: readonly string[];
};

/** What is or was wrong with the rows of a batch; `columns` says in which cell each kind of it stands. */
export async function selectCauses(db: Db, batchId: string, columns: Readonly<Record<string, string>>) {
  const { rows } = await db.execute<FoundCause>(sql`
    with hit as (
      select c.cause, r.outcome, r.cells || r.edits as cells, r.number,
        coalesce(${JSON.stringify(columns)}::jsonb ->> split_part(c.cause, ':', 1), split_part(c.cause, ':', 1)) as col,
        (select e ->> 'message' from jsonb_array_elements(r.errors) e where e ->> 'cause' = c.cause limit 1) as message
      from product_batch_rows r, unnest(r.causes) c(cause) where r.batch_id = ${batchId})
    select cause, count(*)::int as rows, max(message) as message,
      count(*) filter (where outcome in ('faulty', 'draft') and message is not null)::int as left,
      coalesce((array_agg(distinct cells ->> col) filter (where coalesce(cells ->> col, '') <> ''
        and message is not null))[1:${sql.raw(String(SAMPLES))}],
        (array_agg(distinct cells ->> col) filter (where coalesce(cells ->> col, '') <> ''))[1:1], '{}') as samples
    from hit group by cause order by min(number)`);
  return rows;
}

/** Whether a product or a save names a brand. */
export const brandUses = async (db: Db, brandId: string): Promise<number> =>
  (await db.$count(products, eq(products.brandId, brandId))) +
  (await db.$count(productVersions, eq(productVersions.brandId, brandId)));
