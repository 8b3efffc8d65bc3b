import { Trans } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type Said, useSay } from '../said.ts';
import { LOOKS, type Look } from './looks.ts';
import { SelectAll, type Selection, SelectRow } from './Selection.tsx';

export interface Column<Row> {
  /** Names the column; unique in its table. */
  head: Said;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** Keeps the heading for assistive technology only, as over a column of buttons. */
  quietHead?: boolean;
  /** The name by which the rows are sorted; a press on the heading sorts. */
  sort?: string | undefined;
  /**
   * On small screens, and of a `list` where its columns do not fit, rows are stacked: the first column stands at the
   * left, `corner` beside it at the top right, `end` at the right, `labelled` behind its heading unless it is null, `line`
   * so too and on phones on a line of its own, and `hidden` not at all, but on wide cards of a `list`.
   */
  stacked?: 'corner' | 'end' | 'labelled' | 'line' | 'hidden' | undefined;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  look?: keyof typeof LOOKS;
  /** A column's `sort`, with a minus where the largest or latest comes first. */
  sort?: string | undefined;
  onSort?: ((column: string) => void) | undefined;
  selection?: Selection<Row> | undefined;
  /** What can be done with a row: a menu at its end. */
  actions?: ((row: Row) => ReactNode) | undefined;
  className?: string;
}

const STACKED = {
  corner: 'max-ml:row-start-1 max-ml:self-start max-ml:justify-self-end max-ml:-col-end-1',
  end: 'max-ml:justify-self-end',
  labelled: '',
  line: 'max-sm:col-span-2 max-sm:flex max-sm:justify-between max-sm:gap-4',
} as const;

type SaidColumn<Row> = Column<Row> & { head: string };

/** The table of lists in the console and the account, and of figures. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, rows, rowKey, look: name = 'rows', sort, onSort, selection, actions, className } = props;
  const say = useSay();
  const columns = props.columns.map((column) => ({ ...column, head: say(column.head) }));
  const look: Look = LOOKS[name];
  const table = (
    <table className={classes('w-full border-collapse text-ui', look.table, className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className={look.head}>
        <tr className={look.headRow}>
          {selection && <SelectAll selection={selection} keys={rows.map(rowKey)} />}
          {columns.map((column) => (
            <HeadCell key={column.head} column={column} look={look} sort={sort} onSort={onSort} />
          ))}
          {actions && (
            <th scope="col" className="w-11 bg-sunken cards:hidden">
              <span className="sr-only">
                <Trans>Actions</Trans>
              </span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className={look.body}>
        {rows.map((row) => (
          <BodyRow {...props} key={rowKey(row)} columns={columns} row={row} look={look} />
        ))}
      </tbody>
    </table>
  );
  return look.frame ? <div className={look.frame}>{table}</div> : table;
}

type HeadProps<Row> = { column: SaidColumn<Row>; look: Look } & Pick<TableProps<Row>, 'sort' | 'onSort'>;

function HeadCell<Row>({ column: { head, sort: by, align, quietHead }, look, sort, onSort }: HeadProps<Row>) {
  const order = by && sort === by ? 'ascending' : by && sort === `-${by}` ? 'descending' : undefined;
  const Arrow = order === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={order}
      className={classes(look.headCell, align === 'right' ? 'text-right' : 'text-left')}
    >
      {by && onSort ? (
        <button
          type="button"
          onClick={() => onSort(by)}
          className="inline-flex min-h-10 items-center gap-1 font-semibold hover:text-ink"
        >
          {head}
          {order && <Arrow size={14} aria-hidden="true" />}
        </button>
      ) : quietHead ? (
        <span className="sr-only">{head}</span>
      ) : (
        head
      )}
    </th>
  );
}

type RowProps<Row> = Omit<TableProps<Row>, 'look' | 'columns'> & {
  columns: readonly SaidColumn<Row>[];
  row: Row;
  look: Look;
};

function BodyRow<Row>({ row, look, columns, rowKey, selection, actions }: RowProps<Row>) {
  const isSelected = selection?.selected.has(rowKey(row)) ?? false;
  return (
    <tr
      data-row=""
      className={classes(
        'border-line border-b last:border-b-0',
        look.row,
        selection && 'cards:pl-15',
        actions && 'cards:pr-14',
        isSelected ? 'bg-teak-soft' : look.hover,
      )}
    >
      {selection && <SelectRow selection={selection} row={row} rowKey={rowKey(row)} />}
      {columns.map((column, at) => (
        <Cell key={column.head} column={column} row={row} look={look} isFirst={at === 0} />
      ))}
      {actions && <td className="rows:pr-1.5 cards:absolute cards:top-1.5 cards:right-1.5">{actions(row)}</td>}
    </tr>
  );
}

type CellProps<Row> = { column: SaidColumn<Row>; row: Row; look: Look; isFirst: boolean };

function Cell<Row>({ column, row, look, isFirst }: CellProps<Row>) {
  const content = column.cell(row);
  const { stacked } = column;
  const isLine = stacked === 'line';
  const isLabelled = (isLine || stacked === 'labelled') && !column.quietHead;
  const isName = isFirst && look.namesRows;
  const Tag = isName ? 'th' : 'td';
  return (
    <Tag
      {...(isName && { scope: 'row' })}
      className={classes(
        look.cell,
        isFirst ? look.first : look.others,
        isLabelled && content === null && 'max-ml:hidden',
        column.align === 'right' && look.right,
        stacked && (stacked === 'hidden' ? look.hidden : STACKED[stacked]),
      )}
    >
      {isLabelled && (
        <span
          aria-hidden="true"
          className={classes(
            'text-ink-3 ml:hidden',
            isLine && 'flex-none',
            look === LOOKS.figures && 'sm:block sm:text-meta',
          )}
        >
          {`${column.head} `}
        </span>
      )}
      {!isFirst && look.cardLabel && content && (
        <span aria-hidden="true" className={look.cardLabel}>
          {column.head}
        </span>
      )}
      {isLine ? (
        <div className={classes('min-w-0', column.quietHead ? 'max-sm:flex-1' : 'max-sm:text-right sm:max-ml:inline')}>
          {content}
        </div>
      ) : (
        content
      )}
    </Tag>
  );
}
