import type { ReviewDetail } from '@plyhaat/contract/admin/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { BatchRowItem } from '../../bulk/rows/BatchRowItem.tsx';
import { RowChips } from '../../bulk/rows/RowChips.tsx';
import { RowPager } from '../../bulk/rows/RowPager.tsx';
import { batchRows, ROW_VIEWS, ROWS_PER_PAGE, type RowView } from './batch.queries.ts';
import { TakeOut } from './TakeOut.tsx';
import * as TEXTS from './texts.ts';

/** What an uploaded file holds: a sample first, then all of each kind; single rows can be taken out. */
export function BatchReview({ detail: { _id, status } }: { detail: ReviewDetail }) {
  const [view, setView] = useState<RowView>('sample');
  const [page, setPage] = useState(1);
  const found = useQuery(batchRows(_id, view, page));
  const { data, isError, error, isPending, refetch } = found;
  const pages = view === 'sample' ? 1 : Math.ceil((data?.total ?? 0) / ROWS_PER_PAGE);
  return (
    <section aria-label={TEXTS.rows} className="grid gap-4">
      <RowChips
        views={ROW_VIEWS}
        names={TEXTS.rowViews}
        chosen={view}
        onChoose={(one) => {
          setView(one);
          setPage(1);
        }}
      />
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {isPending && <RowSkeletons rows={4} picture="h-14 w-21" />}
      {data?.data.length === 0 && <Empty text={TEXTS.noRows} />}
      {data && view === 'sample' && data.data.length > 0 && (
        <p className="text-ink-3 text-meta">{TEXTS.sampleOf(data.data.length, data.total.toLocaleString('en-IN'))}</p>
      )}
      {data && data.data.length > 0 && (
        <ul aria-label={TEXTS.rows}>
          {data.data.map((row) => (
            <BatchRowItem key={row.number} row={row}>
              {status === 'PENDING' && row.outcome !== 'faulty' && <TakeOut id={_id} row={row} />}
            </BatchRowItem>
          ))}
        </ul>
      )}
      <RowPager page={page} pages={pages} onPage={setPage} />
    </section>
  );
}
