import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Chip } from '../display/Chip.tsx';
import { Panel } from '../display/Panel.tsx';
import { FigureTable, type FigureTableProps } from './FigureTable.tsx';

type Props<Row> = FigureTableProps<Row> & {
  title: string;
  line?: string;
  /** Beside the title: the way to the list behind the figures. */
  link?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A chart, and the same figures as a table at the press of a button. */
export function ChartPanel<Row>({ title, line, link, className, children, ...table }: Props<Row>) {
  const { t } = useLingui();
  const [inTable, setInTable] = useState(false);
  return (
    <Panel
      title={title}
      line={line}
      {...(className && { className })}
      tools={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {link}
          <Chip on={inTable} aria-label={t`Table: ${title}`} onClick={() => setInTable(!inTable)}>
            <Trans>Table</Trans>
          </Chip>
        </div>
      }
    >
      {inTable ? <FigureTable {...table} /> : children}
    </Panel>
  );
}
