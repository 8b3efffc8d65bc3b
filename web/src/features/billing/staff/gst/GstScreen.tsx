import type { GstRow, GstSummary } from '@plyhaat/contract/billing/staff/gst-summary';
import { formatDay } from '@plyhaat/contract/core/dates';
import { formatExact } from '@plyhaat/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ConsolePage } from '#console/ConsolePage.tsx';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { ExportList } from '#console/table/ExportList.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { ScrollRegion } from '#ui/display/ScrollRegion.tsx';
import { StatTile } from '#ui/display/StatTile.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import { gstOf } from '../money.queries.ts';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/console/admin/gst');

/** `Nov 2026`. */
const monthText = (month: string) => formatDay(new Date(`${month}-15`)).replace(/^\d+ /, '');

export function GstScreen() {
  return (
    <ManagerScreen title={TEXTS.gstSummary}>
      <Summary />
    </ManagerScreen>
  );
}

function Summary() {
  const { month } = route.useSearch();
  const navigate = route.useNavigate();
  const found = useQuery(gstOf(month));
  const { data } = found;
  const months = data ? [...new Set([data.month, ...data.months])].toSorted().reverse() : [];
  return (
    <ConsolePage
      title={TEXTS.gstSummary}
      line={TEXTS.ownMonth}
      found={found}
      tools={
        data && (
          <div className="flex flex-wrap gap-2">
            <NativeSelect
              size="sm"
              aria-label={TEXTS.month}
              value={data.month}
              onChange={({ target }) => void navigate({ search: { month: target.value } })}
            >
              {months.map((one) => (
                <option key={one} value={one}>
                  {monthText(one)}
                </option>
              ))}
            </NativeSelect>
            <ExportList list="gst" filters={{ month: data.month }} />
          </div>
        )
      }
    >
      {data && <Figures summary={data} />}
    </ConsolePage>
  );
}

const HEADS = ['taxable', 'cgst', 'sgst', 'igst'] as const;
const signed = (rupees: number) => (rupees < 0 ? `−${formatExact(-rupees)}` : formatExact(rupees));

type Line = { readonly name: string } & Pick<GstRow, (typeof HEADS)[number] | 'roundOff' | 'total'>;
const sum = (head: (typeof HEADS)[number] | 'roundOff' | 'total'): Column<Line> => ({
  head: TEXTS.heads[head],
  align: 'right',
  stacked: head === 'total' ? 'corner' : 'line',
  cell: (line) => signed(line[head]),
});
const SUMS: readonly Column<Line>[] = [...HEADS, 'roundOff' as const, 'total' as const].map(sum);

const KINDS: readonly Column<Line>[] = [
  { head: TEXTS.documents, cell: ({ name }) => <b className="font-semibold">{name}</b> },
  ...SUMS,
];
const STATES: readonly Column<GstRow>[] = [
  {
    head: TEXTS.placeOfSupply,
    cell: ({ stateCode, stateName }) => (
      <b className="font-semibold">
        {stateCode} {stateName}
      </b>
    ),
  },
  { head: TEXTS.invoices, align: 'right', stacked: 'line', cell: ({ invoices }) => invoices },
  { head: TEXTS.creditNotes, align: 'right', stacked: 'line', cell: ({ creditNotes }) => creditNotes },
  ...SUMS.map((column): Column<GstRow> => ({ ...column, cell: (row) => column.cell({ ...row, name: row.stateName }) })),
];

function Figures({ summary: { month, rows, invoiced, credited, net } }: { summary: GstSummary }) {
  if (rows.length === 0) return <Empty text={TEXTS.nothingIssued(monthText(month))} />;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {HEADS.map((head) => (
          <StatTile key={head} label={TEXTS.heads[head]} value={signed(net[head])} />
        ))}
      </div>
      <Panel title={TEXTS.ofTheMonth(monthText(month))}>
        <ScrollRegion label={TEXTS.tableOf(TEXTS.ofTheMonth(monthText(month)))}>
          <Table
            caption={TEXTS.ofTheMonth(monthText(month))}
            look="figures"
            columns={KINDS}
            rows={[
              { name: TEXTS.invoices, ...invoiced },
              { name: TEXTS.creditNotes, ...credited },
              { name: TEXTS.net, ...net },
            ]}
            rowKey={({ name }) => name}
          />
        </ScrollRegion>
      </Panel>
      <Panel title={TEXTS.byState} line={TEXTS.less}>
        <ScrollRegion label={TEXTS.tableOf(TEXTS.byState)}>
          <Table
            caption={TEXTS.byState}
            look="figures"
            columns={STATES}
            rows={rows}
            rowKey={({ stateCode }) => stateCode}
          />
        </ScrollRegion>
      </Panel>
    </>
  );
}
