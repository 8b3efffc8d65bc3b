import type { BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import { type BatchLayout, columnsUnclear } from '@plyhaat/contract/catalog/batch-repair';
import { type Batch, batchBusy, batchNotReady } from '@plyhaat/contract/catalog/batches';
import { usedTwice } from '@plyhaat/contract/catalog/price-list/list-column';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { asBatch, askForChunk, lockOwnBatch, ownBatch, READ_TASK } from './batches.service.ts';
import { type BatchRecord, updateBatch } from './batches.sql.ts';
import type { OwnLayout } from './batches.tables.ts';
import { compared } from './known.ts';
import { ownRows, titlesOf, withUses } from './own-list.ts';
import { countBusy, findTable, keepColumns, selectKnown } from './repair.sql.ts';

const SHOWN_LINES = 4;
/** Columns can be named until the rows are sent. */
const OPEN: readonly string[] = ['columns', 'checked'];

type OwnList = {
  readonly batch: BatchRecord;
  readonly layout: OwnLayout;
  readonly lines: readonly (readonly string[])[];
};

async function openList(db: Db, batch: BatchRecord): Promise<OwnList> {
  const lines = OPEN.includes(batch.state) && batch.layout ? await findTable(db, batch.id) : undefined;
  if (!batch.layout || !lines) throw new AppError(batchNotReady);
  return { batch, layout: batch.layout, lines };
}

async function shown(db: Db, { batch, layout, lines }: OwnList): Promise<BatchLayout> {
  const rows = ownRows(layout, lines);
  const byCode = layout.columns.some(({ use }) => use === 'code');
  const [first] = rows;
  return {
    sheet: layout.sheet,
    headerRow: layout.headerRow,
    columns: layout.columns.map((column) => ({ ...column, samples: [...column.samples] })),
    lines: lines.slice(0, layout.headerRow + SHOWN_LINES).map((line) => [...line]),
    rows: rows.length,
    first: first ? { line: first.line, cells: first.cells } : null,
    byCode,
    ...compared(await selectKnown(db, batch.sellerId), rows, byCode),
  };
}

export const readColumns = async (db: Db, who: Member, id: string): Promise<BatchLayout> =>
  shown(db, await openList(db, await ownBatch(db, who, id)));

/** Keeps what the seller says of the columns, before any row is read by it. */
export const nameColumns = (db: Db, who: Member, id: string, uses: readonly (BatchColumn | null)[]) =>
  db.transaction(async (db) => {
    const list = await openList(db, await lockOwnBatch(db, who, id));
    const layout = withUses(list.layout, uses);
    await updateBatch(db, id, { layout, rows: ownRows(layout, list.lines).length });
    return shown(db, { ...list, layout });
  });

function checkUses({ columns }: OwnLayout): void {
  const hasPrice = columns.some(({ use }) => use === 'price');
  if (!hasPrice || usedTwice(columns)) throw new AppError(columnsUnclear);
}

/** Confirms the columns: the seller's next list of these titles is read by them at once. */
export const confirmColumns = (db: Db, who: Member, id: string): Promise<Batch> =>
  db.transaction(async (db) => {
    const { batch, layout } = await openList(db, await lockOwnBatch(db, who, id));
    checkUses(layout);
    if ((await countBusy(db, who.id, id)) > 0) throw new AppError(batchBusy);
    await keepColumns(
      db,
      who.id,
      titlesOf(layout),
      layout.columns.map(({ use }) => use),
    );
    await updateBatch(db, id, { state: 'reading' });
    await askForChunk(db, READ_TASK, id);
    return asBatch({ ...batch, state: 'reading' });
  });
