import {
  addBatch,
  cancelBatch,
  listBatches,
  listBatchRows,
  readBatch,
  submitBatch,
} from '@plyhaat/contract/catalog/batches';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { asBatch, cancelOwnBatch, listOwnBatches, openBatch, ownBatch, submitOwnBatch } from './batches.service.ts';
import { selectRows } from './batches.sql.ts';
import { batchFileRoutes } from './files.routes.ts';
import { batchRepairRoutes } from './repair.routes.ts';
import { shownRows } from './rows.view.service.ts';

/** A seller's endpoints for uploading many products in one file. */
export function batchRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  batchFileRoutes(app, deps);
  batchRepairRoutes(app, deps);
  route(app, deps, addBatch, async ({ db, who, body }) => ({
    message: 'We are checking your file.',
    data: await openBatch(db, who, body),
  }));
  route(app, deps, listBatches, ({ who, query }) => listOwnBatches(db, who, query));
  route(app, deps, readBatch, async ({ who, params }) => ({ data: asBatch(await ownBatch(db, who, params.id)) }));
  route(app, deps, listBatchRows, async ({ who, params, query }) => {
    const { id } = await ownBatch(db, who, params.id);
    const { rows, total } = await selectRows(db, id, query);
    return { data: await shownRows(deps, rows), total };
  });
  route(app, deps, submitBatch, async ({ db, who, params }) => ({
    message: 'Sent to review. We will notify you when it is decided.',
    data: await submitOwnBatch(db, who, params.id),
  }));
  route(app, deps, cancelBatch, async ({ who, params }) => {
    await cancelOwnBatch(db, who, params.id);
    return { message: 'The upload is cancelled.' };
  });
}
