import type { System } from '@plyhaat/contract/admin/system';
import { Panel } from '#ui/display/Panel.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import { Facts } from './Facts.tsx';
import { countText, momentText, sizeText } from './system.words.ts';
import * as TEXTS from './texts.ts';

type Sized = System['storage']['tables'][number];

const COLUMNS: readonly Column<Sized>[] = [
  { head: TEXTS.table, cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span> },
  { head: TEXTS.size, align: 'right', stacked: 'corner', cell: ({ bytes }) => sizeText(bytes) },
  { head: TEXTS.rows, align: 'right', stacked: 'labelled', cell: ({ rows }) => countText(rows) },
];

export function Storage({ storage: { database, tables, media, free } }: Pick<System, 'storage'>) {
  return (
    <Panel title={TEXTS.storage}>
      <div className="grid gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-[1fr_2fr]">
        <Facts
          facts={[
            [TEXTS.database, sizeText(database)] as const,
            media
              ? ([
                  TEXTS.uploads,
                  sizeText(media.bytes),
                  `${TEXTS.filesCount(countText(media.files))}, ${TEXTS.countedAt(momentText(media.at))}`,
                ] as const)
              : ([TEXTS.uploads, TEXTS.beingCounted] as const),
            ...(free === null ? [] : [[TEXTS.free, sizeText(free)] as const]),
          ]}
        />
        <Table caption={TEXTS.largestTables} columns={COLUMNS} rows={tables} rowKey={({ name }) => name} />
      </div>
    </Panel>
  );
}
