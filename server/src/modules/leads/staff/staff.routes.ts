import { listAllLeads, showLeadContact } from '@plyhaat/contract/leads/staff/leads';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { offerTable } from '#platform/lists/table.service.ts';
import { caseRoutes } from './cases.routes.ts';
import { showContactOfLead } from './lead-contact.service.ts';
import { leadExport } from './lead-export.ts';
import { leadList } from './lead-list.sql.ts';

export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, listAllLeads, async ({ db, query: { page, perPage, ...filter }, ...call }) => {
    await offerTable(deps, call, leadExport, filter);
    return leadList.page(db, filter, { page, perPage });
  });
  route(app, deps, showLeadContact, ({ db, who, params, body }) => showContactOfLead(db, who, params.id, body.reason));
  caseRoutes(app, deps);
}
