import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ScrollRegion } from '../display/ScrollRegion.tsx';
import * as TEXTS from './texts.ts';

export type FigureTableProps<Row> = {
  caption: string;
  /** The first names the row, the others are figures. */
  columns: readonly { readonly head: string; readonly cell: (row: Row) => ReactNode }[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

const edge = (at: number) => (at === 0 ? 'text-left' : 'whitespace-nowrap text-right tabular-nums');

const MOST_ON_A_PHONE = 4;

/** Narrow enough for a phone, where rows need not be stacked; one with many figures is scrolled there. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  if (props.columns.length <= MOST_ON_A_PHONE) return <Figures {...props} />;
  return (
    <ScrollRegion label={TEXTS.tableTitle(props.caption)}>
      <Figures {...props} />
    </ScrollRegion>
  );
}

function Figures<Row>({ caption, columns, rows, rowKey }: FigureTableProps<Row>) {
  return (
    <table className="w-full border-collapse text-ui">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken text-ink-3 text-meta">
        <tr>
          {columns.map(({ head }, at) => (
            <th key={head} scope="col" className={classes('px-2 py-2.5 font-medium sm:px-3', edge(at))}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-line border-b last:border-b-0">
            {columns.map(({ head, cell }, at) =>
              at === 0 ? (
                <th key={head} scope="row" className="px-2 py-2.5 text-left font-medium sm:px-3">
                  {cell(row)}
                </th>
              ) : (
                <td key={head} className={classes('px-2 py-2.5 sm:px-3', edge(at))}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
