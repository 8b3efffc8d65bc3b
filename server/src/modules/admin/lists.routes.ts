import { listAllProducts } from '@plyhaat/contract/catalog/staff/products';
import { listSubscribers } from '@plyhaat/contract/content/staff/newsletter';
import { listAllApplications } from '@plyhaat/contract/dealerships/staff/applications';
import { listAllLeads } from '@plyhaat/contract/leads/staff/leads';
import { listAllReports } from '@plyhaat/contract/reports/staff/reports';
import { listAllRequirements } from '@plyhaat/contract/requirements/staff/requirements';
import { productList } from '#modules/catalog/staff/product-list.sql.ts';
import { subscriberList } from '#modules/content/staff/subscriber-list.sql.ts';
import { applicationList } from '#modules/dealerships/staff/application-list.sql.ts';
import { leadList } from '#modules/leads/staff/lead-list.sql.ts';
import { reportList } from '#modules/reports/staff/report-list.sql.ts';
import { requirementList } from '#modules/requirements/staff/requirement-list.sql.ts';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { offerTable } from './exports.service.ts';

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
