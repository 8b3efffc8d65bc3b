import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../display/ScrollRegion.tsx';
import { Table } from '../table/Table.tsx';

export type FigureTableProps<Row> = {
  caption: string;
  /** The first names the row, the others are figures. */
  columns: readonly { readonly head: string; readonly cell: (row: Row) => ReactNode }[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

const MOST_ON_A_PHONE = 4;

/** Narrow enough for a phone, where rows need not be stacked; one with many figures is scrolled there. */
export function FigureTable<Row>({ columns, ...table }: FigureTableProps<Row>) {
  const { t } = useLingui();
  const figures = columns.map((column, at) => (at === 0 ? column : { ...column, align: 'right' as const }));
  const shown = <Table look="narrow" columns={figures} {...table} />;
  if (columns.length <= MOST_ON_A_PHONE) return shown;
  return <ScrollRegion label={t`Table: ${{ title: table.caption }}`}>{shown}</ScrollRegion>;
}
