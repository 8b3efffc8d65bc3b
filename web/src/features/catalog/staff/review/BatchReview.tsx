import { useLingui } from '@lingui/react/macro';
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

/** What an uploaded file holds: a sample first, then all of each kind; single rows can be taken out. */
export function BatchReview({ detail: { _id, status } }: { detail: ReviewDetail }) {
  const { t } = useLingui();
  const [view, setView] = useState<RowView>('sample');
  const [page, setPage] = useState(1);
  const found = useQuery(batchRows(_id, view, page));
  const { data, isError, error, isPending, refetch } = found;
  const pages = view === 'sample' ? 1 : Math.ceil((data?.total ?? 0) / ROWS_PER_PAGE);
  return (
    <section aria-label={t`Rows`} className="grid gap-4">
      <RowChips
        views={ROW_VIEWS}
        names={{ sample: t`Sample`, fresh: t`New`, changed: t`Changed`, faulty: t`Faulty` }}
        chosen={view}
        onChoose={(one) => {
          setView(one);
          setPage(1);
        }}
      />
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {isPending && <RowSkeletons rows={4} picture="h-14 w-21" />}
      {data?.data.length === 0 && <Empty text={t`No such rows.`} />}
      {data && view === 'sample' && data.data.length > 0 && (
        <p className="text-ink-3 text-meta">{t`${{ shown: data.data.length }} of ${{ total: data.total.toLocaleString('en-IN') }} products, from anywhere in the file`}</p>
      )}
      {data && data.data.length > 0 && (
        <ul aria-label={t`Rows`}>
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
