import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Queue, System } from '@plyhaat/contract/admin/system';
import { Panel } from '#ui/display/Panel.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import { ageText, countText } from './system.words.ts';

const figure = (head: MessageDescriptor, of: (queue: Queue) => number): Column<Queue> => ({
  head,
  align: 'right',
  stacked: 'line',
  cell: (queue) => countText(of(queue)),
});

const COLUMNS: readonly Column<Queue>[] = [
  { head: msg`Job`, cell: ({ task }) => <span className="font-medium wrap-anywhere">{task}</span> },
  { head: msg`Oldest`, align: 'right', stacked: 'corner', cell: ({ oldestAt }) => ageText(oldestAt) },
  figure(msg`Waiting`, ({ waiting }) => waiting),
  figure(msg`Running`, ({ running }) => running),
  figure(msg`Planned`, ({ planned }) => planned),
  figure(msg`Failed`, ({ failed }) => failed),
  figure(msg`Given up`, ({ dead }) => dead),
];

export function Jobs({ system: { queues, isWholeQueue } }: { system: System }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Jobs`} line={t`Work in the background. What fails is tried again by itself, with growing pauses.`}>
      {!isWholeQueue && (
        <p className="mb-4 text-amber-ink text-ui">
          <Trans>So many jobs wait that only 20,000 of them are counted here.</Trans>
        </p>
      )}
      {queues.length === 0 ? (
        <p className="text-ink-2 text-ui">
          <Trans>The queue is empty.</Trans>
        </p>
      ) : (
        <Table caption={t`Jobs`} look="figures" columns={COLUMNS} rows={queues} rowKey={({ task }) => task} />
      )}
    </Panel>
  );
}
