import { msg, plural } from '@lingui/core/macro';
import { Approval } from '@plyhaat/contract/core/approval';
import { ReportKind } from '@plyhaat/contract/reports/reports';
import { listAllReports, type ReportRow } from '@plyhaat/contract/reports/staff/reports';
import { getRouteApi, Link } from '@tanstack/react-router';
import { reportKinds, reportStatuses } from '#console/states.words.ts';
import { choice, InWords, MemberLink, momentText, PERIOD, StatusBadge } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/console/admin/reports');

/** Opens the report in the queue, where it is decided. */
function Name({ row: { _id, title, kind } }: { row: ReportRow }) {
  return (
    <>
      <Link
        to="/admin/review"
        search={{ kind: 'report', item: `report.${_id}` }}
        className="block font-semibold hover:underline wrap-anywhere"
      >
        {title ?? TEXTS.gone}
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
  title: TEXTS.reports,
  found: (count, shown) => msg`${plural(count, { one: `${shown} report`, other: `${shown} reports` })}`,
  noneYet: msg`No reports yet.`,
  searchLabel: TEXTS.searchReports,
  defaultSort: '-created',
  rowKey: ({ _id }) => _id,
  rowName: ({ title, kind }) => title ?? reportKinds[kind],
  views: [
    { name: reportStatuses.PENDING, address: { status: 'PENDING' } },
    { name: reportStatuses.APPROVED, address: { status: 'APPROVED' } },
  ],
  filters: [
    choice('kind', TEXTS.anyKind, ReportKind.options, reportKinds),
    choice('status', TEXTS.anyStatus, Approval.options, reportStatuses),
    ...PERIOD,
  ],
  columns: [
    { key: 'reported', head: TEXTS.reported, isName: true, cell: (row) => <Name row={row} /> },
    { key: 'reason', head: TEXTS.reason, onPhone: true, cell: (row) => <Said row={row} /> },
    {
      key: 'reporter',
      head: TEXTS.reporter,
      cell: ({ reporter, isAutomatic }) => (isAutomatic ? TEXTS.automatic : <MemberLink member={reporter} />),
    },
    {
      key: 'status',
      head: TEXTS.status,
      onPhone: true,
      cell: ({ status }) => <StatusBadge name={status} words={reportStatuses} />,
    },
    { key: 'created', head: TEXTS.created, sort: 'created', cell: ({ createdAt }) => momentText(createdAt) },
    { key: 'decision', head: TEXTS.decision, isExtra: true, cell: ({ decision }) => wide(decision) },
    { key: 'decided', head: TEXTS.decided, isExtra: true, cell: ({ decidedAt }) => momentText(decidedAt) },
  ],
};

export function ReportsScreen() {
  return <ManagerList endpoint={listAllReports} shape={REPORTS} path="/admin/reports" address={route.useSearch()} />;
}
