import { Trans, useLingui } from '@lingui/react/macro';
import type { BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import type { Cause } from '@plyhaat/contract/catalog/batch-repair';
import { MOST_CORRECTED } from '@plyhaat/contract/catalog/batch-repair';
import type { Batch, BatchRow } from '@plyhaat/contract/catalog/batches';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { classes } from '#ui/classes.ts';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { useSay } from '#ui/said.ts';
import { type Corrections, correctingRows, keepRows, TABLE_ROWS, tableRows } from '../repair.queries.ts';
import { RowPager } from '../rows/RowPager.tsx';
import { causeTitle, shortTitle } from './cause-words.ts';
import { useCellChoices } from './cell-choices.ts';
import { pastedCells } from './pasted.ts';
import { TableRow } from './TableRow.tsx';

const ALWAYS = ['name', 'thickness', 'size', 'price', 'pricetype'] as const satisfies readonly BatchColumn[];

const WIDTHS: Partial<Record<BatchColumn, string>> = {
  thickness: 'w-24',
  size: 'w-28',
  price: 'w-24',
  pricetype: 'w-22',
};

/** What a row is told by, and the cell that is wrong. */
function columnsFor(cause: Cause | undefined): BatchColumn[] {
  const wrong = cause?.column as BatchColumn | undefined;
  const isShown = wrong === undefined || ALWAYS.some((column) => column === wrong);
  return isShown ? [...ALWAYS] : [...ALWAYS.slice(0, 4), wrong];
}

type Props = { batch: Batch; cause: Cause | undefined; onAll: () => void };

/** Rows of the file, corrected in place: by typing, by Enter from fault to fault, by pasting a column. */
export function RepairTable({ batch, cause, onAll }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const [page, setPage] = useState(1);
  const found = useQuery(tableRows(batch._id, cause?.key, page, batch.checked));
  const heading = cause
    ? t`${{ title: say(causeTitle(cause, say)) }}: ${{ left: cause.left }} of ${{ all: cause.rows }} left`
    : t`All ${{ rows: batch.rows.toLocaleString('en-IN') }} rows`;
  return (
    <section aria-label={t`Rows`} className="min-w-0 rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 pr-3 pl-4 sm:pl-5">
        <h3 className="font-semibold text-body">{heading}</h3>
        <Keys />
      </div>
      {found.isError && <ErrorState text={found.error.message} onRetry={() => void found.refetch()} />}
      {found.isPending && <RowSkeletons rows={5} picture="h-8 w-8" />}
      {found.data?.total === 0 && <Empty text={t`No such rows.`} />}
      {found.data && found.data.total > 0 && <Sheet batch={batch} columns={columnsFor(cause)} rows={found.data.data} />}
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-2 sm:px-5">
        {cause ? (
          <button type="button" className="link min-h-11 text-ui lg:min-h-9" onClick={onAll}>
            {t`All ${{ rows: batch.rows.toLocaleString('en-IN') }} rows`}
          </button>
        ) : (
          <span />
        )}
        <RowPager page={page} pages={Math.ceil((found.data?.total ?? 0) / TABLE_ROWS)} onPage={setPage} />
      </div>
    </section>
  );
}

const KEY = 'inline-grid h-6 min-w-6 place-items-center rounded-sm border border-line-2 px-1.5 font-sans text-meta';

function Keys() {
  return (
    <p aria-hidden="true" className="ml-auto flex gap-4 text-ink-3 text-meta max-md:hidden">
      <span>
        <kbd className={KEY}>
          <Trans>↵</Trans>
        </kbd>{' '}
        <Trans>next row</Trans>
      </span>
      <span>
        <kbd className={KEY}>
          <Trans>Alt</Trans>
        </kbd>{' '}
        <kbd className={KEY}>
          <Trans>↓</Trans>
        </kbd>{' '}
        <Trans>list</Trans>
      </span>
      <span>
        <kbd className={KEY}>
          <Trans>Ctrl</Trans>
        </kbd>{' '}
        <kbd className={KEY}>
          <Trans>V</Trans>
        </kbd>{' '}
        <Trans>paste a column</Trans>
      </span>
      <span>
        <kbd className={KEY}>
          <Trans>Esc</Trans>
        </kbd>{' '}
        <Trans>undo</Trans>
      </span>
    </p>
  );
}

type SheetProps = { batch: Batch; columns: readonly BatchColumn[]; rows: readonly BatchRow[] };

function Sheet({ batch, columns, rows }: SheetProps) {
  const say = useSay();
  const table = useRef<HTMLTableElement>(null);
  const queries = useQueryClient();
  const choicesOf = useCellChoices();
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set());
  const correcting = useChange(correctingRows(batch._id), {
    success: null,
    refresh: [['batches']],
    refreshOnError: true,
    onSuccess: ({ data }) => keepRows(queries, batch._id, data),
    onSettled: () => setSent(new Set()),
  });
  const correct = (changes: Corrections) => {
    const some = changes.slice(0, MOST_CORRECTED);
    if (some.length === 0) return;
    setSent(new Set(some.map(({ number }) => number)));
    correcting.mutate(some);
  };
  /** Up and down in a column; Enter goes to the next fault. */
  const move = (at: number, column: BatchColumn, by: 1 | -1, toFault: boolean) => {
    const isFaulty = (row: BatchRow | undefined) => row?.outcome === 'faulty';
    let next = at + by;
    while (toFault && next < rows.length && !isFaulty(rows[next])) next += by;
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${rows[next]?.number} ${column}"]`)?.focus();
  };
  return (
    <table ref={table} className="block w-full text-ui tabular-nums md:table md:table-fixed md:border-collapse">
      <caption className="sr-only">
        <Trans>Rows, corrected in place</Trans>
      </caption>
      <thead className="bg-sunken text-left text-ink-3 text-meta max-md:hidden">
        <tr>
          <th scope="col" className="h-10 w-12 px-2 text-right font-normal">
            <Trans>Row</Trans>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={classes('px-2.5 font-normal', WIDTHS[column])}>
              {say(shortTitle(column))}
            </th>
          ))}
          <th scope="col" className="w-28 px-2.5 font-normal">
            <Trans context="how far something is">State</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((row, at) => (
          <TableRow
            key={row.number}
            row={row}
            columns={columns}
            choicesOf={choicesOf}
            isChecking={sent.has(row.number)}
            isLocked={batch.state !== 'checked'}
            onCorrect={(column, text) => correct([{ number: row.number, cells: { [column]: text } }])}
            onPaste={(column, text) => correct(pastedCells(rows.slice(at), columns, column, text))}
            onMove={(column, by, toFault) => move(at, column, by, toFault)}
          />
        ))}
      </tbody>
    </table>
  );
}
