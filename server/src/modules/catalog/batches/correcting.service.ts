import type { BatchCells, BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import { batchNotReady } from '@plyhaat/contract/catalog/batches';
import { identityOf } from '@plyhaat/contract/catalog/price-list/identity';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { asBatch, lockOwnBatch } from './batches.service.ts';
import { type BatchRecord, findBatch, lockRow, type RowRecord, updateRow } from './batches.sql.ts';
import { checkRow } from './checking.row.ts';
import { worldOf } from './checking.world.ts';
import { recount, selectTwins } from './repair.sql.ts';
import { shownRows } from './rows.view.service.ts';

type Correction = {
  readonly number: number;
  readonly cells: Readonly<Partial<Record<BatchColumn, string | null | undefined>>>;
};

/** What was typed instead of the file's words; the same words, or null, are the file's again. */
function editsOf({ cells, edits }: RowRecord, typed: Correction['cells']): BatchCells {
  const all = Object.entries({ ...edits, ...typed }) as [BatchColumn, string | null | undefined][];
  return Object.fromEntries(
    all.flatMap(([column, text]) =>
      typeof text === 'string' && text.trim() !== (cells[column] ?? '') ? [[column, text.trim()]] : [],
    ),
  );
}

function corrected({ layout }: BatchRecord, row: RowRecord, typed: Correction['cells']): RowRecord {
  const edits = editsOf(row, typed);
  const cells = { ...row.cells, ...edits };
  const code = cells.code ?? '';
  return { ...row, edits, code, identity: code === '' && layout ? identityOf(cells) : '' };
}

/** Corrects rows in place and checks them at once; a reload finds them so. */
export const correctRows = (deps: Deps, who: Member, id: string, corrections: readonly Correction[]) =>
  deps.db.transaction(async (db) => {
    const batch = await lockOwnBatch(db, who, id);
    if (batch.state !== 'checked') throw new AppError(batchNotReady);
    const [rows, before]: [RowRecord[], RowRecord[]] = [[], []];
    for (const { number, cells } of corrections) {
      const row = await lockRow(db, id, number);
      if (!row) continue;
      const now = corrected(batch, row, cells);
      await updateRow(db, row, { edits: now.edits, code: now.code, identity: now.identity });
      before.push(row);
      rows.push(now);
    }
    const numbers = rows.map(({ number }) => number);
    const twins = await selectTwins(db, id, [...before, ...rows], numbers);
    const within = { ...deps, db };
    const world = await worldOf(within, batch, [...rows, ...twins]);
    const checked: RowRecord[] = [];
    for (const row of [...rows, ...twins]) {
      const outcome = await checkRow(within, world, row);
      await updateRow(db, row, outcome);
      checked.push({ ...row, ...outcome });
    }
    await recount(db, id);
    return { data: await shownRows(within, checked), batch: asBatch((await findBatch(db, id)) ?? batch) };
  });
