import { ArrowDown, ArrowUp } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { ScrollRegion } from '#ui/display/ScrollRegion.tsx';
import { RowMenu } from '../editing/RowMenu.tsx';
import { fileOf, type ListColumn, type ListShape } from './list.ts';
import * as TEXTS from './texts.ts';

type Props<Row> = {
  shape: ListShape<Row>;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  sort: string;
  onSort: (column: string) => void;
  selected: ReadonlySet<string>;
  onSelect: (keys: readonly string[], on: boolean) => void;
};

const CHECK = 'check-box';

/** Rows of a list; on a phone each is a card with its name and what matters most. */
export function DataTable<Row>({ shape, columns, rows, sort, onSort, selected, onSelect }: Props<Row>) {
  const keys = rows.map(shape.rowKey);
  const all = keys.length > 0 && keys.every((key) => selected.has(key));
  const isSelectable = fileOf(shape) !== undefined;
  return (
    <ScrollRegion label={TEXTS.tableOf(shape.title)}>
      <table className="w-full border-collapse text-ui max-md:block">
        <thead className="max-md:block">
          <tr className="max-md:flex max-md:bg-sunken">
            {isSelectable && (
              <th scope="col" className="h-10 w-11 bg-sunken pl-4 max-md:flex max-md:items-center">
                <input
                  type="checkbox"
                  aria-label={TEXTS.selectAll}
                  checked={all}
                  onChange={({ target }) => onSelect(keys, target.checked)}
                  className={CHECK}
                />
                <span
                  aria-hidden="true"
                  className="ml-6 whitespace-nowrap font-semibold text-ink-3 text-meta md:hidden"
                >
                  {TEXTS.selectAll}
                </span>
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {shape.actions && (
              <th scope="col" className="w-11 bg-sunken max-md:hidden">
                <span className="sr-only">{TEXTS.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <BodyRow
              key={shape.rowKey(row)}
              row={row}
              shape={shape}
              columns={columns}
              isSelected={selected.has(shape.rowKey(row))}
              onSelect={(on) => onSelect([shape.rowKey(row)], on)}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type HeadProps<Row> = { column: ListColumn<Row>; sort: string; onSort: (column: string) => void };

function HeadCell<Row>({ column: { head, sort: by, align }, sort, onSort }: HeadProps<Row>) {
  const isUp = sort === by;
  const isDown = sort === `-${by}`;
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={classes(
        'h-10 whitespace-nowrap bg-sunken px-3 font-semibold text-ink-3 text-meta max-md:hidden',
        align === 'right' ? 'text-right' : 'text-left',
      )}
    >
      {by ? (
        <button
          type="button"
          onClick={() => onSort(by)}
          className="inline-flex min-h-10 items-center gap-1 font-semibold hover:text-ink"
        >
          {head}
          {(isUp || isDown) && <Arrow size={14} aria-hidden="true" />}
        </button>
      ) : (
        head
      )}
    </th>
  );
}

type RowProps<Row> = {
  row: Row;
  shape: ListShape<Row>;
  columns: readonly ListColumn<Row>[];
  isSelected: boolean;
  onSelect: (on: boolean) => void;
};

function BodyRow<Row>({ row, shape, columns, isSelected, onSelect }: RowProps<Row>) {
  const isSelectable = fileOf(shape) !== undefined;
  return (
    <tr
      data-row=""
      className={classes(
        'border-line border-b last:border-b-0 max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-3',
        isSelectable && 'max-md:pl-15',
        shape.actions && 'max-md:pr-14',
        isSelected ? 'bg-teak-soft' : 'md:hover:bg-paper',
      )}
    >
      {isSelectable && (
        <td className="md:pl-4 max-md:absolute max-md:top-3 max-md:left-4">
          <input
            type="checkbox"
            aria-label={TEXTS.selectName(shape.rowName(row))}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
            className={CHECK}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          className={classes(
            'md:h-12 md:px-3 md:py-1.5',
            column.isName ? 'max-md:w-full md:min-w-50' : 'md:whitespace-nowrap',
            column.align === 'right' && 'tabular-nums md:text-right',
            !column.isName && !column.onPhone && !column.isExtra && 'max-md:hidden',
          )}
        >
          {column.cell(row)}
        </td>
      ))}
      {shape.actions && (
        <td className="md:pr-1.5 max-md:absolute max-md:top-1.5 max-md:right-1.5">
          <RowMenu name={shape.rowName(row)} items={shape.actions(row)} />
        </td>
      )}
    </tr>
  );
}
