import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { lookedUp, type Page } from '#modules/identity/staff/member-list.sql.ts';
import type { Db } from '../db/db.ts';
import { cutPage, idsAfter, pageIds } from '../db/long-list.sql.ts';
import { startOf } from '../indian-day.ts';
import { containsPart } from './part-of-text.sql.ts';

type Filter = { readonly sort: string; readonly q?: string | undefined };

type Shape<F extends Filter, Row> = {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** What the list is sorted by; each has an index with the id behind it. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** `named`: members that the searched text names, as an array. */
  conditions(filter: F, named: SQL): SQL | undefined;
  /** A filter leaves what an index other than that of the order finds, as a search does. */
  isNarrow?(filter: F): boolean;
  rows(db: Db, where: SQL | undefined, order: readonly SQL[], most: number): Promise<Row[]>;
};

/** A text that so many members share is no way to find what one of them has. */
const MOST_NAMED = 1000;

const namedBy = (q: string | undefined): SQL =>
  q ? sql`array(select ${members.id} from ${members} where ${lookedUp(q)} limit ${MOST_NAMED})` : sql`array[]::uuid[]`;

/** Read once for a page: its count and its rows both need them. */
async function readNamed(db: Db, q: string | undefined): Promise<SQL> {
  if (!q) return namedBy(q);
  const found = await db.select({ id: members.id }).from(members).where(lookedUp(q)).limit(MOST_NAMED);
  return sql`${sql.param(found.map(({ id }) => id))}::uuid[]`;
}

export const hasPart = (column: PgColumn, text: string): SQL => containsPart(sql`lower(${column})`, text);

type Period = { readonly from?: string | undefined; readonly to?: string | undefined };

/** From the first day to the last, both included. */
export const within = (column: PgColumn, { from, to }: Period): SQL | undefined =>
  and(from ? sql`${column} >= ${startOf(from)}` : undefined, to ? sql`${column} < ${startOf(to, 1)}` : undefined);

/** The name under which lists show a member: its company's, or its own. */
export const nameOf = (memberId: PgColumn): SQL<string | null> => sql<string | null>`(
  select coalesce(company.name, named.name) from ${members} as named
    left join ${companies} as company on company.member_id = named.id where named.id = ${memberId})`;

export const named = (_id: string | null, name: string | null) =>
  _id === null || name === null ? null : { _id, name };

/** A long list of the console: a page of it, and its rows piece by piece for a file. */
export function longList<F extends Filter, Row>({ table, id, columns, conditions, isNarrow, rows }: Shape<F, Row>) {
  const ordered = (sort: string): SQL[] => {
    const [way, name] = sort.startsWith('-') ? [desc, sort.slice(1)] : [asc, sort];
    const column = columns[name];
    if (!column) throw new Error(`no order by ${name}`);
    return [way(column), way(id)];
  };

  return {
    where: (filter: F) => conditions(filter, namedBy(filter.q)),
    async page(db: Db, filter: F, page: Page) {
      const where = conditions(filter, await readNamed(db, filter.q));
      const order = ordered(filter.sort);
      const isSearch = filter.q !== undefined || (isNarrow?.(filter) ?? false);
      const list = { table: sql`${table}`, id: sql`${id}`, where, order, isSearch };
      const { ids, total } = await pageIds(db, MOST_COUNTED, list, page);
      const found = ids.length > 0 ? await rows(db, inArray(id, ids), order, ids.length) : [];
      return { ...cutPage(found, page.perPage), total };
    },
    /** So many after this one, by their ids. */
    async after(db: Db, where: SQL | undefined, last: string | undefined, most: number) {
      const ids = await idsAfter(db, { table: sql`${table}`, id: sql`${id}`, where, last, most });
      return ids.length > 0 ? rows(db, inArray(id, ids), [asc(id)], most) : [];
    },
  };
}
