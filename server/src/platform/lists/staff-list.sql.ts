import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { cutPage, idsAfter, pageIds } from '../db/long-list.sql.ts';
import { rowsOf } from '../db/sql.ts';
import { startOf } from '../indian-day.ts';
import { containsPart } from './part-of-text.sql.ts';

export type Page = { readonly page: number; readonly perPage: number };

type Filter = { readonly sort: string; readonly q?: string | undefined };

type Shape<F extends Filter, Row> = {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** What the list is sorted by; each has an index with the id behind it. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** Selects the ids of those whom a text names, in a list that is searched by whose its rows are. */
  namedBy?(text: string): SQL;
  /** `named`: whom the searched text names, as an array. */
  conditions(filter: F, named: SQL): SQL | undefined;
  /** A filter leaves what an index other than that of the order finds, as a search does. */
  isNarrow?(filter: F): boolean;
  rows(db: Db, where: SQL | undefined, order: readonly SQL[], most: number): Promise<Row[]>;
};

export const hasPart = (column: PgColumn, text: string): SQL => containsPart(sql`lower(${column})`, text);

type Period = { readonly from?: string | undefined; readonly to?: string | undefined };

/** From the first day to the last, both included. */
export const within = (column: PgColumn, { from, to }: Period): SQL | undefined =>
  and(from ? sql`${column} >= ${startOf(from)}` : undefined, to ? sql`${column} < ${startOf(to, 1)}` : undefined);

const NOBODY = sql`array[]::uuid[]`;

/** A long list of the console: a page of it, and its rows piece by piece for a file. */
export function staffList<F extends Filter, Row>(shape: Shape<F, Row>) {
  const { table, id, columns, conditions, isNarrow, rows } = shape;
  const ordered = (sort: string): SQL[] => {
    const [way, name] = sort.startsWith('-') ? [desc, sort.slice(1)] : [asc, sort];
    const column = columns[name];
    if (!column) throw new Error(`no order by ${name}`);
    return [way(column), way(id)];
  };
  const selectNamed = (q: string | undefined) => (q ? shape.namedBy?.(q) : undefined);

  return {
    id,
    where(filter: F): SQL | undefined {
      const named = selectNamed(filter.q);
      return conditions(filter, named ? sql`array(${named})` : NOBODY);
    },
    async page(db: Db, filter: F, page: Page) {
      const named = selectNamed(filter.q);
      // Read once: the count and the rows both need them.
      const found = named && (await rowsOf<{ id: string }>(db, named)).map(({ id }) => id);
      const where = conditions(filter, found ? sql`${sql.param(found)}::uuid[]` : NOBODY);
      const order = ordered(filter.sort);
      const isSearch = filter.q !== undefined || (isNarrow?.(filter) ?? false);
      const list = { table: sql`${table}`, id: sql`${id}`, where, order, isSearch };
      const { ids, total } = await pageIds(db, MOST_COUNTED, list, page);
      const shown = ids.length > 0 ? await rows(db, inArray(id, ids), order, ids.length) : [];
      return { ...cutPage(shown, page.perPage), total };
    },
    /** So many after this one, by their ids. */
    async after(db: Db, where: SQL | undefined, last: string | undefined, most: number) {
      const ids = await idsAfter(db, { table: sql`${table}`, id: sql`${id}`, where, last, most });
      return ids.length > 0 ? rows(db, inArray(id, ids), [asc(id)], most) : [];
    },
  };
}
