import {
  addBatch,
  type Batch,
  type BatchOutcome,
  cancelBatch,
  listBatches,
  listBatchRows,
  readBatch,
  submitBatch,
} from '@plyhaat/contract/catalog/batches';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { ownId } from '#api/own-id.ts';

const LOOK_EVERY_MS = 700;
export const ROWS_PER_PAGE = 20;
const BATCHES = 10;

/** A job is at work on it. */
export const isAtWork = ({ state }: Batch): boolean => ['reading', 'checking', 'deciding'].includes(state);

export const ownBatches = () =>
  queryOptions({
    queryKey: ['batches', 'own', ownId(), 'list'],
    queryFn: ({ signal }) => call(listBatches, { query: { perPage: BATCHES } }, signal),
    staleTime: 0,
  });

export const ownBatch = (id: string) =>
  queryOptions({
    queryKey: ['batches', 'own', ownId(), id],
    queryFn: async ({ signal }) => (await call(readBatch, { params: { id } }, signal)).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? LOOK_EVERY_MS : false),
  });

export const ownBatchRows = (id: string, state: string, outcome: BatchOutcome, page: number) =>
  queryOptions({
    queryKey: ['batches', 'own', ownId(), id, 'rows', state, outcome, page],
    queryFn: ({ signal }) =>
      call(listBatchRows, { params: { id }, query: { outcome, page, perPage: ROWS_PER_PAGE } }, signal),
    placeholderData: keepPreviousData,
  });

export const addingBatch = () =>
  mutationOptions({ mutationFn: (body: CallOf<typeof addBatch>['body']) => call(addBatch, { body }) });
export const submittingBatch = (id: string) =>
  mutationOptions({ mutationFn: () => call(submitBatch, { params: { id } }) });
export const cancellingBatch = (id: string) =>
  mutationOptions({ mutationFn: () => call(cancelBatch, { params: { id } }) });
