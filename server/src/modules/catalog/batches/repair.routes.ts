import {
  checkBatch,
  correctBatchRows,
  listBatchCauses,
  readBatchColumns,
  remedyBatch,
  setBatchColumns,
  undoRemedy,
} from '@plyhaat/contract/catalog/batch-repair';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { admitBrand } from '../reference/brands.limits.ts';
import { confirmColumns, nameColumns, readColumns } from './columns.service.ts';
import { correctRows } from './correcting.service.ts';
import { applyRemedy, listCauses, takeBackRemedy } from './remedies.service.ts';

const CHECKING_AGAIN = 'We are checking these rows again.';

/** What a seller does with a file that was not right at once: name its columns, correct rows, remedy many. */
export function batchRepairRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, readBatchColumns, async ({ who, params }) => ({ data: await readColumns(db, who, params.id) }));
  route(app, deps, setBatchColumns, async ({ who, params, body }) => ({
    data: await nameColumns(db, who, params.id, body.uses),
  }));
  route(app, deps, checkBatch, async ({ db, who, params }) => ({
    message: 'We are checking your file.',
    data: await confirmColumns(db, who, params.id),
  }));
  route(app, deps, listBatchCauses, async ({ who, params }) => ({ data: await listCauses(db, who, params.id) }));
  route(app, deps, remedyBatch, async ({ db, who, params, body, exchange }) => {
    if (body.kind === 'newBrand') await admitBrand(db, who, exchange.ip);
    return { message: CHECKING_AGAIN, data: await applyRemedy({ ...deps, db }, who, params.id, body) };
  });
  route(app, deps, undoRemedy, async ({ who, params, query }) => ({
    message: CHECKING_AGAIN,
    data: await takeBackRemedy(db, who, params.id, query.cause),
  }));
  route(app, deps, correctBatchRows, ({ who, params, body }) => correctRows(deps, who, params.id, body.rows));
}
