import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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

const HEAD_NAMES = {
  taxable: msg`Taxable value`,
  cgst: msg`CGST`,
  sgst: msg`SGST`,
  igst: msg`IGST`,
  roundOff: msg`Round off`,
  total: msg`Total`,
} as const;

const route = getRouteApi('/console/admin/gst');

/** `Nov 2026`. */
const monthText = (month: string) => formatDay(new Date(`${month}-15`)).replace(/^\d+ /, '');

export function GstScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`GST summary`}>
      <Summary />
    </ManagerScreen>
  );
}

function Summary() {
  const { t } = useLingui();
  const { month } = route.useSearch();
  const navigate = route.useNavigate();
  const found = useQuery(gstOf(month));
  const { data } = found;
  const months = data ? [...new Set([data.month, ...data.months])].toSorted().reverse() : [];
  return (
    <ConsolePage
      title={t`GST summary`}
      line={t`Invoices less credit notes, each in the month in which it was issued.`}
      found={found}
      tools={
        data && (
          <div className="flex flex-wrap gap-2">
            <NativeSelect
              size="sm"
              aria-label={t`Month`}
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

function useSums(): readonly Column<Line>[] {
  const { t } = useLingui();
  return [...HEADS, 'roundOff' as const, 'total' as const].map((head) => ({
    head: t(HEAD_NAMES[head]),
    align: 'right',
    stacked: head === 'total' ? 'corner' : 'line',
    cell: (line) => signed(line[head]),
  }));
}

function useKindColumns(): readonly Column<Line>[] {
  const { t } = useLingui();
  return [{ head: t`Documents`, cell: ({ name }) => <b className="font-semibold">{name}</b> }, ...useSums()];
}

function useStateColumns(): readonly Column<GstRow>[] {
  const { t } = useLingui();
  return [
    {
      head: t`Place of supply`,
      cell: ({ stateCode, stateName }) => (
        <b className="font-semibold">
          {stateCode} {stateName}
        </b>
      ),
    },
    { head: t`Invoices`, align: 'right', stacked: 'line', cell: ({ invoices }) => invoices },
    { head: t`Credit notes`, align: 'right', stacked: 'line', cell: ({ creditNotes }) => creditNotes },
    ...useSums().map(
      (column): Column<GstRow> => ({ ...column, cell: (row) => column.cell({ ...row, name: row.stateName }) }),
    ),
  ];
}

function Figures({ summary }: { summary: GstSummary }) {
  const { t } = useLingui();
  const { rows, invoiced, credited, net } = summary;
  const month = monthText(summary.month);
  const kinds = useKindColumns();
  const states = useStateColumns();
  if (rows.length === 0) return <Empty text={t`Nothing was issued in ${month}.`} />;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {HEADS.map((head) => (
          <StatTile key={head} label={t(HEAD_NAMES[head])} value={signed(net[head])} />
        ))}
      </div>
      <Panel title={t`Documents of ${month}`}>
        <ScrollRegion label={t`Table: Documents of ${month}`}>
          <Table
            caption={t`Documents of ${month}`}
            look="figures"
            columns={kinds}
            rows={[
              { name: t`Invoices`, ...invoiced },
              { name: t`Credit notes`, ...credited },
              { name: t`Net`, ...net },
            ]}
            rowKey={({ name }) => name}
          />
        </ScrollRegion>
      </Panel>
      <Panel title={t`By state`} line={t`Invoices less credit notes.`}>
        <ScrollRegion label={t`Table: By state`}>
          <Table
            caption={t`By state`}
            look="figures"
            columns={states}
            rows={rows}
            rowKey={({ stateCode }) => stateCode}
          />
        </ScrollRegion>
      </Panel>
    </>
  );
}
