import { buffer } from 'node:stream/consumers';
import { readCells, readHeader } from '@plyhaat/contract/catalog/batch-columns';
import { MOST_BATCH_ROWS } from '@plyhaat/contract/catalog/batches';
import { layoutOf } from '@plyhaat/contract/catalog/price-list/layout';
import { releaseMedia } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { BadZip } from '#platform/files/unzip.ts';
import { Archive } from './archive.ts';
import { askForChunk, type BatchJob, batchClaim, CHECK_TASK } from './batches.service.ts';
import { type BatchRecord, findBatch, lockBatch, replaceRows, updateBatch } from './batches.sql.ts';
import type { OwnLayout } from './batches.tables.ts';
import { compared } from './known.ts';
import { ownRows, titlesOf, withUses } from './own-list.ts';
import { findKeptColumns, findTable, saveTable, selectEdits, selectKnown } from './repair.sql.ts';
import { readTables, type Table, UnreadableSheet } from './sheet.ts';
import { listIn } from './workbook.ts';

const UNREADABLE = 'The file cannot be read. Please save it as XLSX or CSV and upload it again.';
const EMPTY = 'The file has no rows below its header.';
const TOO_MANY = `The file has more than ${MOST_BATCH_ROWS.toLocaleString('en-IN')} rows. Please split it.`;
/** The codes of the example rows in our template, which are skipped. */
const EXAMPLE = /^EXAMPLE(-\d)?$/;
const LONGEST_CELL = 12_000;
/** Titles and notes stand above and below the rows. */
const MOST_LINES = MOST_BATCH_ROWS + 1000;

/** Refuses the whole file; its message is shown to the sender. */
class Refused extends Error {}

const tidy = (cell: string) => cell.replaceAll('\0', '').slice(0, LONGEST_CELL);

type Lines = readonly (readonly string[])[];
type NewRow = Omit<Parameters<typeof replaceRows>[2][number], 'batchId'>;
type ReadFile =
  | { readonly isPriceList: boolean; readonly rows: readonly NewRow[] }
  | { readonly layout: OwnLayout; readonly lines: Lines };

/** Our own titles in the first line, a code among them, and no further column that a list is read by. */
function isTemplate([first = []]: Lines, header: ReturnType<typeof readHeader>): boolean {
  if (header.fault && !header.fault.startsWith('The column')) return false;
  const more = layoutOf([first]).columns.filter(({ use }, at) => use !== null && !header.columns[at]);
  return header.columns.includes('code') && more.every(({ use }) => header.columns.includes(use ?? undefined));
}

function checkCount(count: number): void {
  if (count === 0) throw new Refused(EMPTY);
  if (count > MOST_BATCH_ROWS) throw new Refused(TOO_MANY);
}

function templateRows(lines: Lines, header: ReturnType<typeof readHeader>): ReadFile {
  if (header.fault) throw new Refused(header.fault);
  const rows = lines
    .slice(1)
    .map((line, at) => ({ number: at + 2, cells: readCells(header, line) }))
    .filter(({ cells }) => Object.values(cells).some(Boolean) && !EXAMPLE.test(cells.code ?? ''));
  checkCount(rows.length);
  return { isPriceList: header.isPriceList, rows: rows.map((row) => ({ ...row, code: row.cells.code ?? '' })) };
}

async function readFile({ files }: Deps, batch: BatchRecord): Promise<ReadFile> {
  const bytes = await buffer(files.read(batch.sheetPath));
  const kind = batch.sheetPath.endsWith('.xlsx') ? 'xlsx' : 'csv';
  const tables: Table[] = (await readTables(bytes, kind)).map(({ name, lines }) => ({
    name,
    lines: lines.map((line) => line.map(tidy)),
  }));
  if (batch.archivePath) await Archive.open(files, batch.archivePath);
  const first = tables[0]?.lines ?? [];
  const header = readHeader(first[0] ?? []);
  if (isTemplate(first, header)) return templateRows(first, header);
  const { name, lines, layout } = listIn(tables);
  if (lines.flat().every((cell) => cell.trim() === '')) throw new Refused(EMPTY);
  if (lines.length > MOST_LINES) throw new Refused(TOO_MANY);
  return { layout: { ...layout, sheet: name }, lines };
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

const beginCheck = async (db: Db, id: string, rows: readonly NewRow[], change: Parameters<typeof updateBatch>[2]) => {
  await replaceRows(
    db,
    id,
    rows.map((row) => ({ ...row, batchId: id })),
  );
  await updateBatch(db, id, { ...change, state: 'checking', rows: rows.length });
  await askForChunk(db, CHECK_TASK, id);
};

/** The rows of a seller's own list by its columns; what was corrected before stays so. */
async function beginOwnCheck(db: Db, { id, sellerId }: BatchRecord, layout: OwnLayout, lines: Lines): Promise<void> {
  const rows = ownRows(layout, lines);
  checkCount(rows.length);
  const edits = new Map((await selectEdits(db, id)).map((row) => [row.number, row.edits]));
  const byCode = layout.columns.some(({ use }) => use === 'code');
  const { missing, changes } = compared(await selectKnown(db, sellerId), rows, byCode);
  const none = { checked: 0, faulty: 0, draft: 0, leftOut: 0, fresh: 0, changed: 0, same: 0 };
  const kept = rows.map((row) => ({ ...row, edits: edits.get(row.number) ?? {} }));
  await beginCheck(db, id, kept, { layout: { ...layout, changes }, missing, ...none });
}

/** A list whose titles the seller confirmed before needs no question. */
async function openOwnList(db: Db, batch: BatchRecord, layout: OwnLayout, lines: Lines): Promise<void> {
  await saveTable(db, batch.id, lines);
  const kept = await findKeptColumns(db, batch.sellerId, titlesOf(layout));
  if (kept) await beginOwnCheck(db, batch, withUses(layout, kept), lines);
  else await updateBatch(db, batch.id, { state: 'columns', layout, rows: ownRows(layout, lines).length });
}

/** Reads the file into rows in one transaction, so that a crash repeats it from the start. */
export async function readBatchFile(deps: Deps, { batchId }: BatchJob): Promise<void> {
  const batch = await findBatch(deps.db, batchId);
  if (batch?.state !== 'reading') return;
  try {
    const lines = batch.layout ? await findTable(deps.db, batchId) : undefined;
    const read = batch.layout && lines ? { layout: batch.layout, lines } : await readFile(deps, batch);
    await deps.db.transaction(async (db) => {
      const now = await lockBatch(db, batchId);
      if (now?.state !== 'reading') return;
      if ('rows' in read) await beginCheck(db, batchId, read.rows, { isPriceList: read.isPriceList });
      else if (lines) await beginOwnCheck(db, now, read.layout, read.lines);
      else await openOwnList(db, now, read.layout, read.lines);
    });
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    await deps.db.transaction((db) => fail(db, batchId, reason));
  }
}
