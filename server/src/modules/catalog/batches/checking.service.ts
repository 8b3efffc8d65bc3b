import { releaseMedia } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import { askForChunk, type BatchJob, batchClaim, CHECK_TASK } from './batches.service.ts';
import {
  addToCounts,
  findBatch,
  lockBatch,
  type RowRecord,
  selectUnread,
  updateBatch,
  updateRow,
} from './batches.sql.ts';
import { type CheckedRow, checkRow } from './checking.row.ts';
import { worldOf } from './checking.world.ts';
import { CHECK_CHUNK, NOTE_EVERY_MS, REST } from './chunks.ts';
import { paced } from './pace.ts';

type Result = { readonly row: RowRecord; readonly checked: CheckedRow };

/** Stores outcomes unless the batch was cancelled. */
const note = ({ db }: Deps, batchId: string, results: readonly Result[]): Promise<boolean> =>
  db.transaction(async (db) => {
    const batch = await lockBatch(db, batchId);
    if (batch?.state !== 'checking') {
      // Cancelled meanwhile: the pictures of this chunk go with the others.
      await releaseMedia(db, batchClaim(batchId));
      return false;
    }
    const counts = { faulty: 0, draft: 0, leftOut: 0, fresh: 0, changed: 0, same: 0, unread: 0 };
    for (const { row, checked } of results) {
      await updateRow(db, row, checked);
      counts[checked.outcome]++;
    }
    const { unread: _, ...outcomes } = counts;
    await addToCounts(db, batchId, { ...outcomes, checked: results.length });
    return true;
  });

const goOn = ({ db }: Deps, batchId: string, isOver: boolean) =>
  db.transaction(async (db) => {
    const batch = await lockBatch(db, batchId);
    if (batch?.state !== 'checking') return;
    if (isOver) await updateBatch(db, batchId, { state: 'checked' });
    else await askForChunk(db, CHECK_TASK, batchId);
  });

/** Checks the next rows of a batch. Killed before they are written down, the same rows are checked again. */
export async function checkBatchRows(deps: Deps, { batchId }: BatchJob): Promise<void> {
  const batch = await findBatch(deps.db, batchId);
  if (batch?.state !== 'checking') return;
  const rows = await selectUnread(deps.db, batchId, CHECK_CHUNK);
  const world = await worldOf(deps, batch, rows);
  let results: Result[] = [];
  let noted = performance.now();
  let isOn = true;
  const write = async () => {
    if (results.length > 0 && isOn) isOn = await note(deps, batchId, results);
    results = [];
    noted = performance.now();
  };
  await paced(rows, REST, async (row) => {
    if (!isOn) return;
    results.push({ row, checked: await checkRow(deps, world, row) });
    if (performance.now() - noted > NOTE_EVERY_MS) await write();
  });
  await write();
  if (isOn) await goOn(deps, batchId, rows.length < CHECK_CHUNK);
}
