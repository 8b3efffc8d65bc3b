import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Approval } from '@plyhaat/contract/core/approval';
import { ReportKind } from '@plyhaat/contract/reports/reports';
import { listAllReports, type ReportRow } from '@plyhaat/contract/reports/staff/reports';
import { getRouteApi, Link } from '@tanstack/react-router';
import { reportKinds, reportStatuses } from '#console/states.words.ts';
import { choice, InWords, MemberLink, momentText, PERIOD, StatusBadge } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';

const route = getRouteApi('/console/admin/reports');

/** Opens the report in the queue, where it is decided. */
function Name({ row: { _id, title, kind } }: { row: ReportRow }) {
  const { t } = useLingui();
  return (
    <>
      <Link
        to="/admin/review"
        search={{ kind: 'report', item: `report.${_id}` }}
        className="block font-semibold hover:underline wrap-anywhere"
      >
        {title ?? t`No longer there`}
      </Link>
      <span className="text-ink-3 text-meta">
        <InWords said={reportKinds[kind]} />
      </span>
    </>
  );
}

const Said = ({ row: { reason, message } }: { row: ReportRow }) => (
  <>
    {wide(reason)}
    {message && <span className="text-ink-2 text-meta">{wide(message)}</span>}
  </>
);

const wide = (text: string | null) => <span className="block max-w-80 whitespace-normal rows:min-w-44">{text}</span>;

const REPORTS: ListShape<ReportRow> = {
  list: 'reports',
  title: msg`Reports`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} report`, other: `${shown} reports` })}`,
  noneYet: msg`No reports yet.`,
  searchLabel: msg`Reported by`,
  defaultSort: '-created',
  rowKey: ({ _id }) => _id,
  rowName: ({ title, kind }) => title ?? reportKinds[kind],
  views: [
    { name: reportStatuses.PENDING, address: { status: 'PENDING' } },
    { name: reportStatuses.APPROVED, address: { status: 'APPROVED' } },
  ],
  filters: [
    choice('kind', msg`Any kind`, ReportKind.options, reportKinds),
    choice('status', msg`Any status`, Approval.options, reportStatuses),
    ...PERIOD,
  ],
  columns: [
    { key: 'reported', head: msg`Reported`, isName: true, cell: (row) => <Name row={row} /> },
    { key: 'reason', head: msg`Reason`, onPhone: true, cell: (row) => <Said row={row} /> },
    {
      key: 'reporter',
      head: msg`Reported by`,
      cell: ({ reporter, isAutomatic }) =>
        isAutomatic ? <Trans>Held back automatically</Trans> : <MemberLink member={reporter} />,
    },
    {
      key: 'status',
      head: msg`Status`,
      onPhone: true,
      cell: ({ status }) => <StatusBadge name={status} words={reportStatuses} />,
    },
    { key: 'created', head: msg`Created`, sort: 'created', cell: ({ createdAt }) => momentText(createdAt) },
    { key: 'decision', head: msg`Decision`, isExtra: true, cell: ({ decision }) => wide(decision) },
    { key: 'decided', head: msg`Decided`, isExtra: true, cell: ({ decidedAt }) => momentText(decidedAt) },
  ],
};

export function ReportsScreen() {
  return <ManagerList endpoint={listAllReports} shape={REPORTS} path="/admin/reports" address={route.useSearch()} />;
}
