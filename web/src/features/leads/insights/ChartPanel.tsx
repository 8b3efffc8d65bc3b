import { type ReactNode, useState } from 'react';
import { Chip } from '#ui/display/Chip.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { FigureTable, type FigureTableProps } from './FigureTable.tsx';
import * as TEXTS from './texts.ts';

type Props<Row> = FigureTableProps<Row> & { title: string; line?: string; children: ReactNode };

/** A chart, and the same figures as a table at the press of a button. */
export function ChartPanel<Row>({ title, line, children, ...table }: Props<Row>) {
  const [inTable, setInTable] = useState(false);
  return (
    <Panel
      title={title}
      line={line}
      tools={
        <Chip on={inTable} aria-label={TEXTS.tableTitle(title)} onClick={() => setInTable(!inTable)}>
          {TEXTS.table}
        </Chip>
      }
    >
      {inTable ? <FigureTable {...table} /> : children}
    </Panel>
  );
}
