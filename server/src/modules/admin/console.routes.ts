import { Readable } from 'node:stream';
import { checkAudit, listAudit, listLatestActs } from '@plyhaat/contract/admin/audit';
import { startExport } from '@plyhaat/contract/admin/exports';
import { findAnything } from '@plyhaat/contract/admin/find';
import { readOverview } from '@plyhaat/contract/admin/overview';
import { listTeam, resetFactorOf } from '@plyhaat/contract/admin/team';
import { notFound } from '@plyhaat/contract/core/errors';
import type { Deps } from '#platform/deps.ts';
import { identified } from '#platform/http/downloads.ts';
import { type App, route } from '#platform/http/http.ts';
import { byHand } from '#platform/http/openapi.by-hand.ts';
import { offerTable } from '#platform/lists/table.service.ts';
import { selectAuditPage, selectAuditWords, selectLatestActs } from './audit.sql.ts';
import { checkChain } from './audit-chain.sql.ts';
import { auditExport } from './audit-export.ts';
import { addressOf, fileOf, takeTicket } from './exports.service.ts';
import { selectFindings } from './find.sql.ts';
import { readFigures } from './overview.service.ts';
import { resetFactorByStaff } from './team.service.ts';
import { selectTeam } from './team.sql.ts';

/** The frame of the console: overview, command box, audit log, team and downloads. */
export function consoleRoutes(app: App, deps: Deps): void {
  route(app, deps, readOverview, async ({ db, query }) => ({ data: await readFigures(db, query.days) }));
  route(app, deps, findAnything, async ({ db, query }) => ({ data: await selectFindings(db, query.q) }));
  route(app, deps, listAudit, async ({ db, query: { page, perPage, ...filter }, ...call }) => {
    await offerTable(deps, call, auditExport, filter);
    return { ...(await selectAuditPage(db, filter, { page, perPage })), ...(await selectAuditWords(db)) };
  });
  route(app, deps, listLatestActs, async ({ db }) => ({ data: await selectLatestActs(db) }));
  route(app, deps, checkAudit, async ({ db }) => ({ data: await checkChain(db) }));
  teamRoutes(app, deps);
  exportRoutes(app, deps);
}

function teamRoutes(app: App, deps: Deps): void {
  route(app, deps, listTeam, async ({ db }) => {
    const data = await selectTeam(db);
    return { data, total: data.length };
  });
  route(app, deps, resetFactorOf, async ({ db, who, params, body }) => {
    await resetFactorByStaff(db, who, params.id, body.reason);
    return { message: 'Second factor removed. It is set up again at the next sign-in.' };
  });
}

const EXPORT = {
  name: 'readExport',
  domain: 'admin',
  access: 'public',
  summary: 'A list as a table, once, by the address that its export was given',
  answers: ['text/csv'],
  failures: [notFound],
} as const;

/** A browser downloads from a plain address, without a token in a header: the address itself is the permission. */
function exportRoutes(app: App, deps: Deps): void {
  route(app, deps, startExport, async ({ db, who, body }) => ({ url: await addressOf(db, deps, who, body) }));
  app.get<{ Params: { token: string } }>('/api/admin/exports/:token', byHand(EXPORT), async (request, reply) => {
    const ticket = await takeTicket(deps, request.params.token, await identified(deps, request));
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${ticket.list}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(fileOf(deps.db, ticket)));
  });
}
