import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { mediaFiles } from '#modules/media/media.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared, unprepared } from '#platform/db/prepared.ts';

export const moment = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

export type ListPage<R> = { data: R[]; total: number };
export type SortOrder = 'asc' | 'desc';

export type ContentList = {
  readonly table: PgTable;
  /** The column with the path of the picture that stands for a row. */
  readonly image: string;
  /** Of `item`, with its picture's file as `file`. */
  readonly fields: SQL;
  /** Columns as an index has them, all in one direction. */
  readonly columns: readonly string[];
  readonly order: SortOrder;
  readonly where: readonly SQL[];
  /** How many there are in all. */
  readonly total: SQL;
  /** For the placeholders in it. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What the statement is prepared as; none where it is made for this one call. */
  readonly name?: string;
};
type Slice = { readonly limit: number; readonly offset: number; readonly backwards?: boolean };

/** A page of what is published and how many there are, in one statement. */
function statementOf(list: ContentList, { limit, offset, backwards = false }: Slice): SQL {
  const { table, image, fields, columns, order, where, total } = list;
  const direction = backwards === (order === 'asc') ? 'desc' : 'asc';
  const limits = sql.raw(
    `order by ${columns.map((column) => `${column} ${direction}`).join(', ')} limit ${limit} offset ${offset}`,
  );
  return sql`
    select (${total})::integer as total,
      (select coalesce(json_agg(json_build_object(${fields}) order by picked.place ${sql.raw(backwards ? 'desc' : '')}), '[]')
         from (select page.id, row_number() over () as place
           from (select id from ${table} where ${sql.join([...where], sql` and `)} ${limits}) as page) as picked
         join ${table} as item on item.id = picked.id
         left join ${mediaFiles} as file on file.path = item.${sql.raw(image)}) as data`;
}

/** Pages beyond this are read from the nearer end, so that the last page is as quick as the first. */
const FAR = 1000;

export async function selectListed<R>(
  db: Db,
  { page, perPage }: { readonly page: number; readonly perPage: number },
  list: ContentList,
): Promise<ListPage<R>> {
  const offset = (page - 1) * perPage;
  const slice = { limit: perPage, offset };
  const nothing = { data: [], total: 0 };
  if (list.name && offset === 0)
    return (await prepared<ListPage<R>>(db, list.name, () => statementOf(list, slice), list.values))[0] ?? nothing;
  const [counted] =
    offset > FAR ? await unprepared<ListPage<R>>(db, sql`select (${list.total})::integer as total`, list.values) : [];
  const left = counted ? counted.total - offset : perPage;
  if (counted && left <= 0) return { data: [], total: counted.total };
  const nearTheEnd = counted !== undefined && offset > counted.total / 2;
  const limit = Math.min(perPage, left);
  const taken = nearTheEnd ? { limit, offset: left - limit, backwards: true } : slice;
  return (await unprepared<ListPage<R>>(db, statementOf(list, taken), list.values))[0] ?? nothing;
}
