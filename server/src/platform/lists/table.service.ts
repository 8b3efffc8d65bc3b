import { randomUUID } from 'node:crypto';
import { audit } from '../audit.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Member } from '../http/access.ts';
import { acceptsCsv, csvLines } from '../http/csv.ts';
import type { Exchange } from '../http/http.ts';
import { among } from './exported.sql.ts';
import type { Exported, ExportedRow, ListQuery } from './exported.ts';

/** Which rows of a list: those of a query, or the chosen ones among them. */
export type Wanted = { readonly query: ListQuery; readonly ids?: readonly string[] | undefined };

/** Every download has its row in the audit log; what was searched for may be a number and stays out. */
export function noteExport(
  db: Db,
  actorId: string,
  subjectId: string,
  { list }: Pick<Exported, 'list'>,
  { query: { q, ...filters }, ids }: Wanted,
) {
  const after = { filters, searched: q !== undefined, ...(ids && { rows: ids.length }) };
  return audit(db, { actorId, action: `export_${list}`, subjectKind: 'export', subjectId, after });
}

const ROWS_AT_ONCE = 500;

/** The file piece by piece: no more than one piece is in memory, and no connection is held between two. */
export async function* linesOf(
  db: Db,
  { columns, id, where, after }: Exported,
  { query, ids }: Wanted,
): AsyncGenerator<string> {
  const wanted = among(id, where(query), ids);
  yield csvLines([columns], true);
  let last: ExportedRow | undefined;
  for (;;) {
    const rows = await after(db, wanted, last, ROWS_AT_ONCE);
    yield csvLines(rows.map((row) => columns.map((name) => row[name])));
    last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

type Call = { readonly who: Member; readonly exchange: Exchange };

/** The whole list in place of a page, for a caller who accepts a table. */
export async function offerTable(
  { db }: Pick<Deps, 'db'>,
  { who, exchange }: Call,
  exported: Exported,
  filter: object,
): Promise<void> {
  if (!acceptsCsv(exchange.header('accept'))) return;
  // A file has an order of its own.
  const given = Object.entries(filter).filter(([name, value]) => name !== 'sort' && value !== undefined);
  const wanted = { query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])) };
  await noteExport(db, who.id, randomUUID(), exported, wanted);
  exchange.table(() => linesOf(db, exported, wanted));
}
