import { notFound } from '@plyhaat/contract/core/errors';
import { may } from '@plyhaat/contract/core/roles';
import { findMember } from '#modules/identity/identity.ts';
import { takeAll } from '#platform/db/counters.sql.ts';
import { daily } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { linesOf, noteExport } from '#platform/lists/table.service.ts';
import { readTicket, signTicket, type Ticket } from './export-address.ts';
import { LISTS } from './exported-lists.ts';

type Wanted = Pick<Ticket, 'list' | 'ids'> & { readonly query: string };

/** Signs an address for one download. */
export const addressOf = (db: Db, { settings }: Deps, who: Member, wanted: Wanted): Promise<string> =>
  db.transaction(async (db) => {
    const query = Object.fromEntries(new URLSearchParams(wanted.query));
    const exported = LISTS[wanted.list];
    exported.where(query);
    const { ticket, token } = signTicket(settings, { ...wanted, query, memberId: who.id });
    await noteExport(db, who.id, ticket.nonce, exported, ticket);
    return `/api/admin/exports/${token}`;
  });

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

/** The file of a ticket. */
export const fileOf = (db: Db, ticket: Pick<Ticket, 'list' | 'query' | 'ids'>) =>
  linesOf(db, LISTS[ticket.list], ticket);
