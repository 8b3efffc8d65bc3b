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
   * the right, `labelled` behind its heading, and `hidden` not at all.
   */
  stacked?: 'corner' | 'end' | 'labelled' | 'hidden';
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string;
}

const STACKED = {
  corner: 'max-ml:col-start-2 max-ml:row-start-1 max-ml:justify-self-end',
  end: 'max-ml:justify-self-end',
  labelled: '',
  hidden: 'max-ml:hidden',
} as const;

export function Table<Row>({ caption, columns, rows, rowKey, className }: TableProps<Row>) {
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
            className="border-line border-b last:border-b-0 max-ml:grid max-ml:grid-cols-[minmax(0,1fr)_auto] max-ml:items-center max-ml:gap-x-3 max-ml:gap-y-2 max-ml:py-4 ml:hover:bg-paper"
          >
            {columns.map((column) => (
              <Cell key={column.head} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    <td
      className={classes(
        'ml:px-3 ml:py-3.5',
        column.align === 'right' && 'tabular-nums ml:text-right ml:whitespace-nowrap',
        column.stacked && STACKED[column.stacked],
      )}
    >
      {column.stacked === 'labelled' && (
        <span aria-hidden="true" className="text-ink-3 ml:hidden">
          {`${column.head} `}
        </span>
      )}
      {column.cell(row)}
    </td>
  );
}
