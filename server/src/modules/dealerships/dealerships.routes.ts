import * as contract from '@plyhaat/contract/dealerships/dealerships';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { applicationsRoutes } from './applications.routes.ts';
import { opportunitiesRoutes } from './opportunities.routes.ts';
import { asOwn, changeRecord, deleteRecord, submitRecord } from './records.service.ts';
import { selectRecord, selectRecords } from './records.sql.ts';
import { staffRoutes } from './staff/staff.routes.ts';

export function dealershipsRoutes(app: App, deps: Deps): void {
  const { db, settings } = deps;
  route(app, deps, contract.listDealerships, async ({ who, query }) => {
    if (query.userId !== undefined && query.userId !== who.id) throw new AppError(contract.notYourDealership);
    const { rows, total } = await selectRecords(db, who.id, query);
    return { data: rows.map((row) => asOwn(settings, row)), total };
  });
  route(app, deps, contract.readDealership, async ({ who, params }) => {
    const row = await selectRecord(db, params.id);
    if (!row) throw new AppError(contract.dealershipNotFound);
    if (row.userId !== who.id) throw new AppError(contract.notYourDealership);
    return { data: asOwn(settings, row) };
  });
  route(app, deps, contract.addDealership, ({ db, who, body }) => submitRecord(db, settings, who, body));
  route(app, deps, contract.updateDealership, ({ who, params, body }) =>
    changeRecord(db, settings, who, params.id, body),
  );
  route(app, deps, contract.deleteDealership, ({ who, params }) => deleteRecord(db, who, params.id));

  opportunitiesRoutes(app, deps);
  applicationsRoutes(app, deps);
  staffRoutes(app, deps);
}
