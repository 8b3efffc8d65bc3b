import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint.ts';
import { optionalText } from '../../core/fields.ts';
import { listOf } from '../../core/paging.ts';
import { BatchRow, batchNotFound, batchNotReady, RowsQuery } from '../batches.ts';

export const listBatchForReview = endpoint({
  method: 'GET',
  path: '/admin/batches/:id/rows',
  access: 'approver',
  summary: 'The rows of a submitted upload; `sample` gives some of each kind and those to look at twice',
  params: z.object({ id: z.uuid() }),
  query: z.extend(RowsQuery, { sample: z.optional(z.literal('true')) }),
  reply: listOf(BatchRow),
  failures: [batchNotFound],
});
export const takeOutRow = endpoint({
  method: 'POST',
  path: '/admin/batches/:id/rows/:number',
  access: 'approver',
  summary: 'Takes one row out of an upload, which rejects it with this reason; without a reason it is put back',
  params: z.object({
    id: z.uuid(),
    number: z.coerce.number<string | number>().check(z.int(), z.gte(2), z.lte(1_000_000)),
  }),
  body: z.object({ reason: optionalText(1000) }),
  reply: { message: z.string() },
  failures: [batchNotFound, batchNotReady],
});
