import type { BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import {
  checkBatch,
  correctBatchRows,
  listBatchCauses,
  readBatchColumns,
  remedyBatch,
  setBatchColumns,
  undoRemedy,
} from '@plyhaat/contract/catalog/batch-repair';
import { type BatchRow, listBatchRows } from '@plyhaat/contract/catalog/batches';
import type { CallOf, ReplyOf } from '@plyhaat/contract/core/endpoint';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { ownId } from '#api/own-id.ts';

const keyOf = (id: string, ...more: readonly unknown[]) => ['batches', 'own', ownId(), id, ...more];

export const batchColumns = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'columns'),
    queryFn: async ({ signal }) => (await call(readBatchColumns, { params: { id } }, signal)).data,
    staleTime: 0,
  });
export const namingColumns = (id: string) =>
  mutationOptions({
    mutationFn: (uses: (BatchColumn | null)[]) => call(setBatchColumns, { params: { id }, body: { uses } }),
  });
export const checkingBatch = (id: string) =>
  mutationOptions({ mutationFn: () => call(checkBatch, { params: { id } }) });

/** Asked for again while a job checks: `checked` tells how far it is. */
export const batchCauses = (id: string, checked: number) =>
  queryOptions({
    queryKey: keyOf(id, 'causes', checked),
    queryFn: async ({ signal }) => (await call(listBatchCauses, { params: { id } }, signal)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const TABLE_ROWS = 50;
export const tableRows = (id: string, cause: string | undefined, page: number, checked: number) =>
  queryOptions({
    queryKey: keyOf(id, 'table', cause ?? '', page, checked),
    queryFn: ({ signal }) =>
      call(
        listBatchRows,
        { params: { id }, query: { page, perPage: TABLE_ROWS, ...(cause !== undefined && { cause }) } },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Rows as they are now, in every page that shows them. */
export const keepRows = (queries: QueryClient, id: string, rows: readonly BatchRow[]) =>
  queries.setQueriesData<ReplyOf<typeof listBatchRows>>(
    { queryKey: keyOf(id, 'table') },
    (page) =>
      page && { ...page, data: page.data.map((row) => rows.find(({ number }) => number === row.number) ?? row) },
  );

type Body<E extends Parameters<typeof call>[0]> = CallOf<E> extends { body: infer B } ? B : never;
export type Corrections = Body<typeof correctBatchRows>['rows'];
export const correctingRows = (id: string) =>
  mutationOptions({
    mutationFn: (rows: Corrections) => call(correctBatchRows, { params: { id }, body: { rows } }),
  });
export type RemedyWish = Body<typeof remedyBatch>;
export const remedying = (id: string) =>
  mutationOptions({ mutationFn: (body: RemedyWish) => call(remedyBatch, { params: { id }, body }) });
export const undoing = (id: string) =>
  mutationOptions({ mutationFn: (cause: string) => call(undoRemedy, { params: { id }, query: { cause } }) });
