import { useLingui } from '@lingui/react/macro';
import type { Batch } from '@plyhaat/contract/catalog/batches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { ownBatchRows, ROWS_PER_PAGE } from './bulk.queries.ts';
import { BatchRowItem } from './rows/BatchRowItem.tsx';
import { RowChips } from './rows/RowChips.tsx';
import { RowPager } from './rows/RowPager.tsx';

const KINDS = ['fresh', 'changed', 'same'] as const;
type Kind = (typeof KINDS)[number];

/** The rows of a file that were sent, by what they do. */
export function BatchRows({ batch }: { batch: Batch }) {
  const { t } = useLingui();
  const shown = KINDS.filter((kind) => batch[kind] > 0);
  const [kind, setKind] = useState<Kind>(shown[0] ?? 'same');
  const [page, setPage] = useState(1);
  const found = useQuery(ownBatchRows(batch._id, batch.state, kind, page));
  const pages = Math.ceil((found.data?.total ?? 0) / ROWS_PER_PAGE);
  return (
    <section aria-label={t`Rows`} className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <RowChips
        views={shown}
        names={{ fresh: t`New`, changed: t`Changed`, same: t`Unchanged` }}
        counts={batch}
        chosen={kind}
        onChoose={(one) => {
          setKind(one);
          setPage(1);
        }}
      />
      {found.isError && <ErrorState text={found.error.message} onRetry={() => void found.refetch()} />}
      {found.isPending && <RowSkeletons rows={4} picture="h-14 w-21" />}
      {found.data?.total === 0 && <Empty text={t`No such rows.`} />}
      {found.data && found.data.total > 0 && (
        <ul aria-label={t`Rows`}>
          {found.data.data.map((row) => (
            <BatchRowItem key={row.number} row={row} />
          ))}
        </ul>
      )}
      <RowPager page={page} pages={pages} onPage={setPage} />
    </section>
  );
}
