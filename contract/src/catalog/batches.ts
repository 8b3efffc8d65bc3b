import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { FileRef, optionalText } from '../core/fields.ts';
import { listOf, paging } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { uploadMissing } from '../media/media.ts';
import { BATCH_COLUMNS } from './batch-columns.ts';
import { PriceUnit } from './price-unit.ts';
import { Difference } from './product-content.ts';
import { UnitName } from './unit-name.ts';

/** Many products from one file: read, checked, looked at by the seller, then decided by staff as one thing (CAT-19). */
export const MOST_BATCH_ROWS = 10_000;
export const MOST_BATCH_PICTURES = 10_000;

/**
 * `reading` and `checking` are a job's; `columns` waits for the seller to say what its columns are, `checked` for it to
 * repair and send, `waiting` for staff; `deciding` is a job's again.
 */
export const BatchState = z.enum([
  'reading',
  'columns',
  'checking',
  'checked',
  'waiting',
  'deciding',
  'decided',
  'failed',
  'cancelled',
]);
export type BatchState = z.infer<typeof BatchState>;

export const Batch = z.object({
  _id: z.string(),
  /** What the seller calls the file. */
  name: z.string(),
  state: BatchState,
  isPriceList: z.boolean(),
  rows: z.int(),
  /** How far the check is. */
  checked: z.int(),
  faulty: z.int(),
  /** Products that would be made, changed, or are as the file says already. */
  fresh: z.int(),
  changed: z.int(),
  same: z.int(),
  /** Rows that are whole but for a picture: drafts, which nobody else sees; and those that the seller left out. */
  draft: z.int(),
  leftOut: z.int(),
  /** Rows about products that the seller has; and its products that the file does not name. */
  changes: z.int(),
  missing: z.int(),
  /** How many columns of the seller's own file are read; null for our template. */
  columns: z.nullable(z.object({ used: z.int(), all: z.int() })),
  /** The upload in which the rows wait that could not go to review with the others. */
  restId: z.nullable(z.string()),
  /** Until when its rows are kept. */
  keptUntil: z.string(),
  /** What staff took out; and how far their decision is carried out. */
  takenOut: z.int(),
  approved: z.int(),
  rejected: z.int(),
  /** Why it failed or was rejected. */
  reason: z.nullable(ReferenceText),
  createdAt: z.string(),
  submittedAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
});
export type Batch = z.infer<typeof Batch>;

export const BatchOutcome = z.enum(['unread', 'faulty', 'draft', 'leftOut', 'fresh', 'changed', 'same']);
export type BatchOutcome = z.infer<typeof BatchOutcome>;
export const BatchResult = z.enum(['approved', 'rejected', 'unchanged']);
export type BatchResult = z.infer<typeof BatchResult>;

export const BatchRow = z.object({
  /** Unlike any other of the file; its line, but where a line of a matrix makes many. */
  number: z.int(),
  /** Its line in the file, from 1. */
  line: z.int(),
  code: z.string(),
  name: z.nullable(z.string()),
  outcome: BatchOutcome,
  price: z.nullable(z.number()),
  sellingPrice: z.nullable(z.number()),
  pricetype: z.nullable(PriceUnit),
  unitName: z.nullable(UnitName),
  picture: z.nullable(Picture),
  brand: z.nullable(z.string()),
  thickness: z.nullable(z.string()),
  /** The page of its product, where buyers see one. */
  slug: z.nullable(z.string()),
  errors: z.array(z.object({ column: z.string(), message: ReferenceText, cause: z.string() })),
  /** What the file or the seller's corrections say of it, and what the file said where it was corrected. */
  cells: z.partialRecord(z.enum(BATCH_COLUMNS), z.string()),
  was: z.partialRecord(z.enum(BATCH_COLUMNS), z.string()),
  /** How a public product would change. */
  differences: z.array(Difference),
  /** Things to look at twice, for staff. */
  warnings: z.array(z.string()),
  /** Why staff took it out. */
  takenOut: z.nullable(z.string()),
  result: z.nullable(BatchResult),
  reason: z.nullable(ReferenceText),
});
export type BatchRow = z.infer<typeof BatchRow>;

export const batchNotFound = failure('batch_not_found', 404, 'This upload does not exist any more.');
export const batchBusy = failure(
  'batch_busy',
  409,
  'Another upload of yours is still being checked. Please wait for it.',
);
export const batchNotReady = failure('batch_not_ready', 409, 'This upload can no longer be changed.');
export const batchEmpty = failure('batch_empty', 409, 'This upload has no new or changed products to submit.');

/** What many rows may have in common: `noPicture`, `brand:yamuna gold`. */
export const CauseKey = z.string().check(z.minLength(1), z.maxLength(300));

const ById = z.object({ id: z.uuid() });
export const RowsQuery = z.object({ ...paging(20), outcome: z.optional(BatchOutcome), cause: z.optional(CauseKey) });

export const addBatch = endpoint({
  method: 'POST',
  path: '/product/batches',
  access: 'seller',
  summary: 'Reads and checks a CSV or XLSX file and a zip of pictures, both sent to /media/resumable before',
  creates: true,
  body: z.object({
    file: FileRef,
    pictures: z.optional(z.nullable(FileRef)),
    name: z.optional(optionalText(200)),
  }),
  reply: { message: z.string(), data: Batch },
  failures: [uploadMissing, batchBusy],
});
export const listBatches = endpoint({
  method: 'GET',
  path: '/product/batches',
  access: 'seller',
  summary: "One's own uploads of many products, latest first",
  query: z.object(paging(6)),
  reply: listOf(Batch),
});
export const readBatch = endpoint({
  method: 'GET',
  path: '/product/batches/:id',
  access: 'seller',
  summary: 'How far one upload of many products is',
  params: ById,
  reply: { data: Batch },
  failures: [batchNotFound],
});
export const listBatchRows = endpoint({
  method: 'GET',
  path: '/product/batches/:id/rows',
  access: 'seller',
  summary: 'The rows of an own upload, with what is wrong with them or would change',
  params: ById,
  query: RowsQuery,
  reply: listOf(BatchRow),
  failures: [batchNotFound],
});
export const submitBatch = endpoint({
  method: 'POST',
  path: '/product/batches/:id/submit',
  access: 'seller',
  summary: 'Sends the rows without faults to review, as one thing',
  creates: true,
  params: ById,
  reply: { message: z.string(), data: Batch },
  failures: [batchNotFound, batchNotReady, batchEmpty],
});
export const cancelBatch = endpoint({
  method: 'DELETE',
  path: '/product/batches/:id',
  access: 'seller',
  summary: 'Cancels an upload that staff have not decided on',
  params: ById,
  reply: { message: z.string() },
  failures: [batchNotFound, batchNotReady],
});
