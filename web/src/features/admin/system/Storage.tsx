import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { System } from '@plyhaat/contract/admin/system';
import { Panel } from '#ui/display/Panel.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import { Facts } from './Facts.tsx';
import { countText, momentText, sizeText } from './system.words.ts';

type Sized = System['storage']['tables'][number];

const COLUMNS: readonly Column<Sized>[] = [
  { head: msg`Table`, cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span> },
  { head: msg`Size`, align: 'right', stacked: 'corner', cell: ({ bytes }) => sizeText(bytes) },
  { head: msg`Rows, about`, align: 'right', stacked: 'labelled', cell: ({ rows }) => countText(rows) },
];

export function Storage({ storage: { database, tables, media, free } }: Pick<System, 'storage'>) {
  const { t } = useLingui();
  return (
    <Panel title={t`Storage`}>
      <div className="grid gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-[1fr_2fr]">
        <Facts
          facts={[
            [t`Database`, sizeText(database)] as const,
            media
              ? ([
                  t`Uploads`,
                  sizeText(media.bytes),
                  t`${{ count: countText(media.files) }} files, counted ${{ moment: momentText(media.at) }}`,
                ] as const)
              : ([t`Uploads`, t`Being counted`] as const),
            ...(free === null ? [] : [[t`Free on this disk`, sizeText(free)] as const]),
          ]}
        />
        <Table caption={t`Largest tables`} columns={COLUMNS} rows={tables} rowKey={({ name }) => name} />
      </div>
    </Panel>
  );
}
