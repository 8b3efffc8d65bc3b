import { buffer } from 'node:stream/consumers';
import { readCells, readHeader } from '@plyhaat/contract/catalog/batch-columns';
import { MOST_BATCH_ROWS } from '@plyhaat/contract/catalog/batches';
import { releaseMedia } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { BadZip } from '#platform/files/unzip.ts';
import { Archive } from './archive.ts';
import { askForChunk, type BatchJob, batchClaim, CHECK_TASK } from './batches.service.ts';
import { type BatchRecord, findBatch, lockBatch, replaceRows, updateBatch } from './batches.sql.ts';
import { readTable, UnreadableSheet } from './sheet.ts';

const UNREADABLE = 'The file cannot be read. Please save it as XLSX or CSV and upload it again.';
const EMPTY = 'The file has no rows below its header.';
const TOO_MANY = `The file has more than ${MOST_BATCH_ROWS.toLocaleString('en-IN')} rows. Please split it.`;
/** The code of the example row in our template, which is skipped. */
export const EXAMPLE_CODE = 'EXAMPLE';
const LONGEST_CELL = 12_000;

/** Refuses the whole file; its message is shown to the sender. */
class Refused extends Error {}

const tidy = (cell: string) => cell.replaceAll('\0', '').slice(0, LONGEST_CELL);

async function rowsOf({ files }: Deps, batch: BatchRecord) {
  const bytes = await buffer(files.read(batch.sheetPath));
  const [first = [], ...lines] = await readTable(bytes, batch.sheetPath.endsWith('.xlsx') ? 'xlsx' : 'csv');
  const header = readHeader(first);
  if (header.fault) throw new Refused(header.fault);
  const rows = lines
    .map((line, at) => ({ number: at + 2, cells: readCells(header, line.map(tidy)) }))
    .filter(({ cells }) => Object.values(cells).some(Boolean) && cells.code !== EXAMPLE_CODE);
  if (rows.length === 0) throw new Refused(EMPTY);
  if (rows.length > MOST_BATCH_ROWS) throw new Refused(TOO_MANY);
  if (batch.archivePath) await Archive.open(files, batch.archivePath);
  return {
    isPriceList: header.isPriceList,
    rows: rows.map((row) => ({ ...row, batchId: batch.id, code: row.cells.code ?? '' })),
  };
}

async function fail(db: Db, id: string, reason: string): Promise<void> {
  const batch = await lockBatch(db, id);
  if (batch?.state !== 'reading') return;
  await updateBatch(db, id, { state: 'failed', reason });
  await releaseMedia(db, batchClaim(id));
}

const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof UnreadableSheet) return error.message || UNREADABLE;
  return error instanceof Refused || error instanceof BadZip ? error.message : undefined;
};

/** Reads the file into rows in one transaction, so that a crash repeats it from the start. */
export async function readBatchFile(deps: Deps, { batchId }: BatchJob): Promise<void> {
  const batch = await findBatch(deps.db, batchId);
  if (batch?.state !== 'reading') return;
  try {
    const { rows, isPriceList } = await rowsOf(deps, batch);
    await deps.db.transaction(async (db) => {
      const now = await lockBatch(db, batchId);
      if (now?.state !== 'reading') return;
      await replaceRows(db, batchId, rows);
      await updateBatch(db, batchId, { state: 'checking', rows: rows.length, isPriceList });
      await askForChunk(db, CHECK_TASK, batchId);
    });
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    await deps.db.transaction((db) => fail(db, batchId, reason));
  }
}
