import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { FileRef } from '../core/fields.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { uploadMissing } from '../media/media.ts';
import { BATCH_COLUMNS, type BatchColumn } from './batch-columns.ts';
import { Batch, BatchRow, batchBusy, batchNotFound, batchNotReady, CauseKey } from './batches.ts';

const ById = z.object({ id: z.uuid() });
/** Columns of a file beyond these are not read. */
export const MOST_COLUMNS = 100;
const Use = z.nullable(z.enum(BATCH_COLUMNS));
const Cells = z.partialRecord(z.enum(BATCH_COLUMNS), z.string());

/** What a seller's own file was read as, for the seller to confirm (CAT-29). */
export const BatchLayout = z.object({
  /** The sheet of an XLSX file; empty for CSV. */
  sheet: z.string(),
  /** The line of the titles, from 1; 0 where the file has none. */
  headerRow: z.int(),
  columns: z.array(
    z.object({
      title: z.string(),
      samples: z.array(z.string()),
      use: Use,
      sure: z.boolean(),
      fixed: Cells,
      /** Which of the lists that stand side by side on the sheet it is of, from 0. */
      list: z.int(),
    }),
  ),
  /** The first lines of the sheet, as they stand there. */
  lines: z.array(z.array(z.string())),
  rows: z.int(),
  /** The first row as it would be. */
  first: z.nullable(z.object({ line: z.int(), cells: Cells })),
  /** What the next upload knows a row by: the seller's code, or brand, name, thickness and size. */
  byCode: z.boolean(),
  changes: z.int(),
  fresh: z.int(),
  missing: z.int(),
});
export type BatchLayout = z.infer<typeof BatchLayout>;

export const columnsUnclear = failure(
  'columns_unclear',
  422,
  'Please choose the column that holds the price, and each meaning once.',
);

export const readBatchColumns = endpoint({
  method: 'GET',
  path: '/product/batches/:id/columns',
  access: 'seller',
  summary: 'What the columns of an own file were guessed or confirmed to be, and which products they would change',
  params: ById,
  reply: { data: BatchLayout },
  failures: [batchNotFound, batchNotReady],
});
export const setBatchColumns = endpoint({
  method: 'PUT',
  path: '/product/batches/:id/columns',
  access: 'seller',
  summary: 'Says what the columns of an own file are, in its order; null is not read',
  params: ById,
  body: z.object({ uses: z.array(Use).check(z.maxLength(MOST_COLUMNS)) }),
  reply: { data: BatchLayout },
  failures: [batchNotFound, batchNotReady],
});
export const checkBatch = endpoint({
  method: 'POST',
  path: '/product/batches/:id/check',
  access: 'seller',
  summary: 'Confirms the columns, keeps them for the next file, and checks the rows',
  creates: true,
  params: ById,
  reply: { message: z.string(), data: Batch },
  failures: [batchNotFound, batchNotReady, batchBusy, columnsUnclear],
});

/** What is done with all rows of one cause. `value` is a category or brand of the list, `file` a picture or a zip. */
export const RemedyKind = z.enum([
  'newBrand',
  'as',
  'leaveOut',
  'onePicture',
  'zip',
  'later',
  'describe',
  'lastCounts',
  'keep',
]);
export type RemedyKind = z.infer<typeof RemedyKind>;
const Remedy = z.object({ kind: RemedyKind, value: z.optional(z.string().check(z.maxLength(200))) });
export type Remedy = z.infer<typeof Remedy>;

/** One reason for which rows cannot go on, told once however many they are (CAT-30). */
export const Cause = z.object({
  key: CauseKey,
  /** The part before the colon: what it is; and what the rows say, where that is one thing. */
  kind: z.string(),
  value: z.nullable(z.string()),
  column: z.string(),
  message: ReferenceText,
  /** How many rows had it, and how many still do. */
  rows: z.int(),
  left: z.int(),
  /** Some of what stands in those cells. */
  samples: z.array(z.string()),
  remedy: z.nullable(Remedy),
});
export type Cause = z.infer<typeof Cause>;

export const listBatchCauses = endpoint({
  method: 'GET',
  path: '/product/batches/:id/causes',
  access: 'seller',
  summary: 'What is wrong with the rows of an own upload, by cause',
  params: ById,
  reply: { data: z.array(Cause) },
  failures: [batchNotFound],
});

export const remedyUnfit = failure('remedy_unfit', 422, 'This does not help these rows. Please choose something else.');
export const remedyBatch = endpoint({
  method: 'POST',
  path: '/product/batches/:id/remedies',
  access: 'seller',
  summary: 'Does one thing with all rows of a cause, or of all causes of a kind (`brand`), and checks them again',
  creates: true,
  params: ById,
  body: z.object({
    cause: CauseKey,
    kind: RemedyKind,
    value: z.optional(z.string().check(z.maxLength(200))),
    file: z.optional(FileRef),
  }),
  reply: { message: z.string(), data: Batch },
  failures: [batchNotFound, batchNotReady, batchBusy, remedyUnfit, uploadMissing],
});
export const undoRemedy = endpoint({
  method: 'DELETE',
  path: '/product/batches/:id/remedies',
  access: 'seller',
  summary: 'Takes a remedy back, and checks its rows again',
  params: ById,
  query: z.object({ cause: CauseKey }),
  reply: { message: z.string(), data: Batch },
  failures: [batchNotFound, batchNotReady, batchBusy, remedyUnfit],
});

export const MOST_CORRECTED = 100;
export const LONGEST_CORRECTION = 2000;
const Correction = z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_CORRECTION))));
const CorrectedCells = z.object(
  Object.fromEntries(BATCH_COLUMNS.map((column) => [column, Correction])) as Record<BatchColumn, typeof Correction>,
);
export const correctBatchRows = endpoint({
  method: 'PUT',
  path: '/product/batches/:id/rows',
  access: 'seller',
  summary: 'Corrects cells of an own upload in place, and checks their rows at once; null is what the file says',
  params: ById,
  body: z.object({
    rows: z
      .array(z.object({ number: z.int(), cells: CorrectedCells }))
      .check(z.minLength(1), z.maxLength(MOST_CORRECTED)),
  }),
  reply: { data: z.array(BatchRow), batch: Batch },
  failures: [batchNotFound, batchNotReady],
});
