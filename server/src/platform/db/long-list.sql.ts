import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> => (await db.execute(query)).rows as Row[];

/** Counts what a query finds, but never further than `most` and one more. */
export async function countUpTo(db: Db, most: number, from: SQL, where: SQL | undefined): Promise<number> {
  const found = sql`select from ${from} ${where ? sql`where ${where}` : sql``} limit ${most + 1}`;
  const [counted] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from (${found}) as found`);
  return counted?.count ?? 0;
}

type LongList = {
  readonly table: SQL;
  readonly id: SQL;
  readonly where: SQL | undefined;
  readonly order: readonly SQL[];
  /** Part of a text is searched: an index of texts finds it, and none has it in this order. */
  readonly isSearch: boolean;
};
type Place = { readonly page: number; readonly perPage: number };
type Found = { readonly ids: readonly string[]; readonly total: number };

/**
 * The ids of a page, with one more if another follows, and how many match, counted up to `most` and one more. What few
 * rows match a search is fetched once and then sorted; where many match, walking the order's own index meets enough soon.
 */
export async function pageIds(db: Db, most: number, list: LongList, { page, perPage }: Place): Promise<Found> {
  const { table, id, where, order, isSearch } = list;
  const found = sql`select ${id} as id from ${table} ${where ? sql`where ${where}` : sql``}`;
  const cut = sql`order by ${sql.join([...order], sql`, `)} limit ${perPage + 1} offset ${(page - 1) * perPage}`;
  if (isSearch) {
    const few = sql`with found as materialized (${found} limit ${most + 1})
      select total, case when total <= ${most} then array(
               select ${id} from found join ${table} on ${id} = found.id ${cut}) end as ids
        from (select count(*)::int as total from found) as counted`;
    const [page] = await rowsOf<{ ids: string[] | null; total: number }>(db, few);
    if (page?.ids) return { ids: page.ids, total: page.total };
  }
  const rows = await rowsOf<{ id: string }>(db, sql`${found} ${cut}`);
  return { ids: rows.map(({ id }) => id), total: await countUpTo(db, most, table, where) };
}

type Piece = Pick<LongList, 'table' | 'id' | 'where'> & { readonly last: string | undefined; readonly most: number };

/** The next ids of a file. Read before what is joined to them: with it, whole tables would be read for each piece. */
export async function idsAfter(db: Db, { table, id, where, last, most }: Piece): Promise<string[]> {
  const rest = and(where, last ? sql`${id} > ${last}` : undefined);
  const ids = sql`select ${id} as id from ${table} ${rest ? sql`where ${rest}` : sql``} order by ${id} limit ${most}`;
  return (await rowsOf<{ id: string }>(db, ids)).map(({ id }) => id);
}

/** A page and whether another follows: the query is asked for one row more than the page shows. */
export const cutPage = <Row>(rows: readonly Row[], perPage: number): { data: Row[]; hasMore: boolean } => ({
  data: rows.slice(0, perPage),
  hasMore: rows.length > perPage,
});
