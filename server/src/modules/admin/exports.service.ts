import { randomUUID } from 'node:crypto';
import { notFound } from '@plyhaat/contract/core/errors';
import { may } from '@plyhaat/contract/core/roles';
import { findMember } from '#modules/identity/identity.ts';
import { audit } from '#platform/audit.ts';
import { takeAll } from '#platform/db/counters.sql.ts';
import { daily } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { acceptsCsv, csvLines } from '#platform/http/csv.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { among } from '#platform/lists/exported.sql.ts';
import { readTicket, signTicket, type Ticket } from './export-address.ts';
import { type ExportedRow, LISTS } from './exported-lists.service.ts';

type Wanted = Pick<Ticket, 'list' | 'ids'> & { readonly query: string };
type File = Pick<Ticket, 'list' | 'query' | 'ids'>;

/** Every download has its row in the audit log; what was searched for may be a number and stays out. */
function noteExport(db: Db, actorId: string, subjectId: string, { list, query: { q, ...filters }, ids }: File) {
  const after = { filters, searched: q !== undefined, ...(ids && { rows: ids.length }) };
  return audit(db, { actorId, action: `export_${list}`, subjectKind: 'export', subjectId, after });
}

/** An address for one download. */
export const addressOf = (db: Db, { settings }: Deps, who: Member, wanted: Wanted): Promise<string> =>
  db.transaction(async (db) => {
    const query = Object.fromEntries(new URLSearchParams(wanted.query));
    LISTS[wanted.list].where(query);
    const { ticket, token } = signTicket(settings, { ...wanted, query, memberId: who.id });
    await noteExport(db, who.id, ticket.nonce, ticket);
    return `/api/admin/exports/${token}`;
  });

/** The whole list in place of a page, for a caller who accepts a table. */
export async function offerTable(
  { db }: Deps,
  { who, exchange }: { readonly who: Member; readonly exchange: Exchange },
  list: Ticket['list'],
  filter: object,
): Promise<void> {
  if (!acceptsCsv(exchange.header('accept'))) return;
  // A file has an order of its own.
  const given = Object.entries(filter).filter(([name, value]) => name !== 'sort' && value !== undefined);
  const file = { list, query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])) };
  await noteExport(db, who.id, randomUUID(), file);
  exchange.table(() => linesOf(db, file));
}

/**
 * Takes the address: it is good once, within its time, and as long as its member is staff. A download carries no token;
 * whoever sends one is that member.
 */
export async function takeTicket(deps: Deps, token: string, caller: Member | null): Promise<Ticket> {
  const ticket = readTicket(deps.settings, token);
  if (!ticket || (caller && (caller.id !== ticket.memberId || caller.actorId))) throw new AppError(notFound);
  const member = await findMember(deps.db, ticket.memberId);
  if (!member || member.isBlocked || !may(member.role, 'manage')) throw new AppError(notFound);
  const wait = await deps.db.transaction((db) => takeAll(db, [daily(`export ${ticket.nonce}`, 1)]));
  if (wait > 0) throw new AppError(notFound);
  return ticket;
}

const ROWS_AT_ONCE = 500;

/** The file piece by piece: no more than one piece is in memory, and no connection is held between two. */
export async function* linesOf(db: Db, { list, query, ids }: File): AsyncGenerator<string> {
  const { columns, where, after } = LISTS[list];
  const wanted = among(list, where(query), ids);
  yield csvLines([columns], true);
  let last: ExportedRow | undefined;
  for (;;) {
    const rows = await after(db, wanted, last, ROWS_AT_ONCE);
    yield csvLines(rows.map((row) => columns.map((name) => row[name])));
    last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
