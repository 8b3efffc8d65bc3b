import type { Queue, System } from '@plyhaat/contract/admin/system';
import { Panel } from '#ui/display/Panel.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import { ageText, countText } from './system.words.ts';
import * as TEXTS from './texts.ts';

const figure = (head: string, of: (queue: Queue) => number): Column<Queue> => ({
  head,
  align: 'right',
  stacked: 'line',
  cell: (queue) => countText(of(queue)),
});

const COLUMNS: readonly Column<Queue>[] = [
  { head: TEXTS.job, cell: ({ task }) => <span className="font-medium wrap-anywhere">{task}</span> },
  { head: TEXTS.oldest, align: 'right', stacked: 'corner', cell: ({ oldestAt }) => ageText(oldestAt) },
  figure(TEXTS.waiting, ({ waiting }) => waiting),
  figure(TEXTS.running, ({ running }) => running),
  figure(TEXTS.planned, ({ planned }) => planned),
  figure(TEXTS.failed, ({ failed }) => failed),
  figure(TEXTS.dead, ({ dead }) => dead),
];

export function Jobs({ system: { queues, isWholeQueue } }: { system: System }) {
  return (
    <Panel title={TEXTS.jobs} line={TEXTS.jobsLine}>
      {!isWholeQueue && <p className="mb-4 text-amber-ink text-ui">{TEXTS.onlySome}</p>}
      {queues.length === 0 ? (
        <p className="text-ink-2 text-ui">{TEXTS.noJobs}</p>
      ) : (
        <Table caption={TEXTS.jobs} look="figures" columns={COLUMNS} rows={queues} rowKey={({ task }) => task} />
      )}
    </Panel>
  );
}
