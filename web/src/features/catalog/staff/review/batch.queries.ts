import { listBatchForReview, takeOutRow } from '@plyhaat/contract/catalog/staff/batches';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const ROWS_PER_PAGE = 20;
export const ROW_VIEWS = ['sample', 'fresh', 'changed', 'faulty'] as const;
export type RowView = (typeof ROW_VIEWS)[number];

/** Rows of an upload: a sample from anywhere in the file, or all of one kind. */
export const batchRows = (id: string, view: RowView, page: number) =>
  queryOptions({
    queryKey: ['admin', 'own', 'batch', id, view, page],
    queryFn: ({ signal }) => {
      const which = view === 'sample' ? { sample: 'true' as const } : { outcome: view, page, perPage: ROWS_PER_PAGE };
      return call(listBatchForReview, { params: { id }, query: which }, signal);
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const takingOut = (id: string, number: number) =>
  mutationOptions({
    mutationFn: (reason: string | null) => call(takeOutRow, { params: { id, number }, body: { reason } }),
  });
