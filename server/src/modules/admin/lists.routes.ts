import { listAllApplications } from '@plyhaat/contract/admin/applications';
import { listAllLeads } from '@plyhaat/contract/admin/leads';
import { listSubscribers } from '@plyhaat/contract/admin/newsletter';
import { listAllProducts } from '@plyhaat/contract/admin/products';
import { listAllReports } from '@plyhaat/contract/admin/report-list';
import { listAllRequirements } from '@plyhaat/contract/admin/requirements';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { applicationList } from './application-list.sql.ts';
import { offerTable } from './exports.service.ts';
import { leadList } from './lead-list.sql.ts';
import { productList } from './product-list.sql.ts';
import { reportList } from './report-list.sql.ts';
import { requirementList } from './requirement-list.sql.ts';
import { subscriberList } from './subscriber-list.sql.ts';

/** What members have, across the marketplace. */
export function listRoutes(app: App, deps: Deps): void {
  route(app, deps, listAllProducts, async ({ db, query: { page, perPage, ...filter } }) =>
    productList.page(db, filter, { page, perPage }),
  );
  route(app, deps, listAllLeads, async ({ db, query: { page, perPage, ...filter }, ...call }) => {
    await offerTable(deps, call, 'leads', filter);
    return leadList.page(db, filter, { page, perPage });
  });
  route(app, deps, listAllRequirements, async ({ db, query: { page, perPage, ...filter } }) =>
    requirementList.page(db, filter, { page, perPage }),
  );
  route(app, deps, listAllApplications, async ({ db, query: { page, perPage, ...filter } }) =>
    applicationList.page(db, filter, { page, perPage }),
  );
  route(app, deps, listAllReports, async ({ db, query: { page, perPage, ...filter } }) =>
    reportList.page(db, filter, { page, perPage }),
  );
  route(app, deps, listSubscribers, async ({ db, query: { page, perPage, ...filter } }) =>
    subscriberList.page(db, filter, { page, perPage }),
  );
}
