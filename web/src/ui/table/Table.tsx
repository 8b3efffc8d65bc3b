import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface Column<Row> {
  /** Names the column; unique in its table. */
  head: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** Keeps the heading for assistive technology only, as over a column of buttons. */
  quietHead?: boolean;
  /**
   * Below 900 px rows are stacked: the first column stands at the left, `corner` beside it at the top right, `end` at
   * the right, `labelled` behind its heading unless it is null, `line` so too and on phones on a line of its own, and `hidden` not at all.
   */
  stacked?: 'corner' | 'end' | 'labelled' | 'line' | 'hidden';
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Many short figures: between a phone and 900 px they stand in five columns, each under its heading. */
  figures?: boolean;
  /** Low rows, as in a long list. */
  dense?: boolean;
  className?: string;
}

const STACKED = {
  corner: 'max-ml:row-start-1 max-ml:justify-self-end max-ml:-col-end-1',
  end: 'max-ml:justify-self-end',
  labelled: '',
  line: 'max-sm:col-span-2 max-sm:flex max-sm:justify-between max-sm:gap-4',
  hidden: 'max-ml:hidden',
} as const;

const PAIR = 'max-ml:grid-cols-[minmax(0,1fr)_auto]';
const FIGURES = 'max-sm:grid-cols-[minmax(0,1fr)_auto] sm:max-ml:grid-cols-5 sm:max-ml:*:first:col-span-4';

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  figures = false,
  dense = false,
  className,
}: TableProps<Row>) {
  return (
    <table className={classes('w-full border-collapse text-ui max-ml:block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-ml:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.head}
              scope="col"
              className={classes(
                'whitespace-nowrap bg-sunken px-3 py-2.5 font-medium text-ink-3 text-meta first:rounded-l last:rounded-r',
                column.align === 'right' ? 'text-right' : 'text-left',
              )}
            >
              {column.quietHead ? <span className="sr-only">{column.head}</span> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-ml:block">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={classes(
              'border-line border-b last:border-b-0 max-ml:grid max-ml:items-center max-ml:gap-x-3 max-ml:first:pt-0 max-ml:last:pb-0 ml:hover:bg-paper',
              dense ? 'max-ml:gap-y-0.5 max-ml:py-2' : 'max-ml:gap-y-2 max-ml:py-4',
              figures ? FIGURES : PAIR,
            )}
          >
            {columns.map((column) => (
              <Cell key={column.head} column={column} row={row} figures={figures} dense={dense} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; figures: boolean; dense: boolean };

function Cell<Row>({ column, row, figures, dense }: CellProps<Row>) {
  const content = column.cell(row);
  const isLine = column.stacked === 'line';
  const isLabelled = (isLine || column.stacked === 'labelled') && !column.quietHead;
  return (
    <td
      className={classes(
        dense ? 'ml:px-3 ml:py-0.5' : 'ml:px-3 ml:py-3.5',
        isLabelled && content === null && 'max-ml:hidden',
        column.align === 'right' && 'tabular-nums ml:text-right ml:whitespace-nowrap',
        column.stacked && STACKED[column.stacked],
      )}
    >
      {isLabelled && (
        <span
          aria-hidden="true"
          className={classes('text-ink-3 ml:hidden', isLine && 'flex-none', figures && 'sm:block sm:text-meta')}
        >
          {`${column.head} `}
        </span>
      )}
      {isLine ? (
        <div className={classes('min-w-0', column.quietHead ? 'max-sm:flex-1' : 'max-sm:text-right sm:max-ml:inline')}>
          {content}
        </div>
      ) : (
        content
      )}
    </td>
  );
}
