import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { mediaFiles } from '#modules/media/media.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared, unprepared } from '#platform/db/prepared.ts';
import { contains } from '#platform/db/sql.ts';

export const moment = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

export type ListQuery = {
  readonly page: number;
  readonly perPage: number;
  readonly search: string;
  readonly category: string;
};
export type ListPage<R> = { data: R[]; total: number };

const MOST_WORDS = 8;
/** Every word must occur; the order in which they were typed does not matter. */
const searched = (search: string): SQL[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => contains(sql`words`, word));

export type ContentList = {
  readonly name: string;
  readonly table: PgTable;
  /** The column with the path of the picture that stands for a row. */
  readonly image: string;
  /** Of `item`, with its picture's file as `file`. */
  readonly fields: SQL;
  /** As an index has it. */
  readonly order: string;
};

/** A page of what is published and how many there are, in one statement. */
export async function selectListed<R>(
  db: Db,
  { page, perPage, search, category }: ListQuery,
  { name, table, image, fields, order }: ContentList,
): Promise<ListPage<R>> {
  const offset = (page - 1) * perPage;
  const build = () => {
    const ofCategory = category ? [sql`category = ${sql.placeholder('category')}`] : [];
    const where = sql.join([sql`is_published`, ...ofCategory, ...searched(search)], sql` and `);
    const limits = sql.raw(`order by ${order} limit ${perPage} offset ${offset}`);
    return sql`
      select (select count(*)::integer from ${table} where ${where}) as total,
        (select coalesce(json_agg(json_build_object(${fields}) order by picked.place), '[]')
           from (select page.id, row_number() over () as place
             from (select id from ${table} where ${where} ${limits}) as page) as picked
           join ${table} as item on item.id = picked.id
           left join ${mediaFiles} as file on file.path = item.${sql.raw(image)}) as data`;
  };
  const values = { category };
  const statement = `${name} ${order} ${perPage}${category ? ' of a category' : ''}`;
  const [row] =
    offset > 0 || search
      ? await unprepared<ListPage<R>>(db, build(), values)
      : await prepared<ListPage<R>>(db, statement, build, values);
  return row ?? { data: [], total: 0 };
}
