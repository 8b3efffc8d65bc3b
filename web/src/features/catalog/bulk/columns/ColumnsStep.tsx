import { Trans, useLingui } from '@lingui/react/macro';
import type { BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import type { BatchLayout } from '@plyhaat/contract/catalog/batch-repair';
import type { Batch } from '@plyhaat/contract/catalog/batches';
import { usedTwice } from '@plyhaat/contract/catalog/price-list/list-column';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Notice } from '#forms/Notice.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { COLUMN_TITLES } from '../column-titles.ts';
import { EndBar } from '../EndBar.tsx';
import { batchColumns, checkingBatch, namingColumns } from '../repair.queries.ts';
import { StepHead } from '../StepHead.tsx';
import { ColumnList } from './ColumnList.tsx';
import { KnownBy, RowPreview } from './RowPreview.tsx';
import { SheetPreview } from './SheetPreview.tsx';

type Props = { batch: Batch; onBack?: (() => void) | undefined };

/** The one screen on which a seller confirms what its columns mean. */
export function ColumnsStep({ batch, onBack }: Props) {
  const { data: layout, isError, error, refetch } = useQuery(batchColumns(batch._id));
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (!layout) return <RowSkeletons rows={6} picture="h-10 w-10" />;
  return <Columns batch={batch} layout={layout} onBack={onBack} />;
}

/** Why the rows cannot be checked by these columns. */
function useFault(columns: BatchLayout['columns']) {
  const { t } = useLingui();
  const count = columns.length;
  const twice = usedTwice(columns);
  if (!columns.some(({ use }) => use === 'price'))
    return (
      <Trans>
        <b>No price column found.</b> Which of your {count} columns holds it?
      </Trans>
    );
  return twice && t`‘${{ name: t(COLUMN_TITLES[twice]) }}’ is chosen twice. Please keep one.`;
}

function Columns({ batch, layout, onBack }: Props & { layout: BatchLayout }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const key = batchColumns(batch._id).queryKey;
  const naming = useChange(namingColumns(batch._id), {
    success: null,
    onSuccess: ({ data }) => queries.setQueryData(key, data),
  });
  const checking = useChange(checkingBatch(batch._id), {
    success: null,
    refresh: [['batches']],
    refreshOnError: true,
    ...(onBack && { onSuccess: onBack }),
  });
  const use = (at: number, chosen: BatchColumn | null) => {
    const columns = layout.columns.map((column, place) =>
      place === at ? { ...column, use: chosen, sure: true } : column,
    );
    queries.setQueryData(key, { ...layout, columns });
    naming.mutate(columns.map((column) => column.use));
  };
  const fault = useFault(layout.columns);
  const where = [
    // Several sheets come with commas between.
    layout.sheet &&
      (layout.sheet.includes(', ') ? t`sheets ‘${{ name: layout.sheet }}’` : t`sheet ‘${{ name: layout.sheet }}’`),
    layout.headerRow > 0 ? t`headings found in row ${{ row: layout.headerRow }}` : t`no headings found`,
  ];
  return (
    <>
      <StepHead
        batch={batch}
        step="columns"
        title={t`Is this what your columns mean?`}
        about={[batch.name, ...where]}
      />
      {fault && (
        <Notice outcome="failed">
          <span>{fault}</span>
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <ColumnList columns={layout.columns} onUse={use} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <SheetPreview layout={layout} />
          <RowPreview layout={layout} />
          <KnownBy layout={layout} />
        </div>
      </div>
      <EndBar said={t`We keep these columns for your next list.`}>
        {onBack && (
          <Button variant="line" onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button
          busy={checking.isPending}
          disabled={Boolean(fault) || naming.isPending}
          onClick={() => checking.mutate()}
        >
          {t`Check ${{ rows: layout.rows.toLocaleString('en-IN') }} rows`}
        </Button>
      </EndBar>
    </>
  );
}
