import { msg, plural } from '@lingui/core/macro';
import { EnquiryKind, type EnquiryRow, listEnquiries } from '@plyhaat/contract/leads/staff/enquiries';
import { getRouteApi, Link } from '@tanstack/react-router';
import { choice, momentText } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { DueBadge } from './DueBadge.tsx';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/console/admin/enquiries');

function Name({ row: { _id, name, excerpt } }: { row: EnquiryRow }) {
  return (
    <>
      <Link
        to="/admin/enquiries/$id"
        params={{ id: _id }}
        className="flex min-h-6 items-center font-semibold hover:underline max-md:min-h-9"
      >
        {name}
      </Link>
      <span className="block truncate text-ink-2 text-meta max-md:whitespace-normal md:max-w-56 lg:max-w-72 xl:max-w-120">
        {excerpt}
      </span>
    </>
  );
}

const Due = ({ row }: { row: EnquiryRow }) => (
  <>
    <DueBadge row={row} />
    <span className="mt-0.5 block text-ink-3 text-meta max-md:hidden">{TEXTS.cameAt(momentText(row.createdAt))}</span>
  </>
);

const ENQUIRIES: ListShape<EnquiryRow> = {
  list: 'enquiries',
  title: TEXTS.enquiries,
  found: (count, shown) => msg`${plural(count, { one: `${shown} enquiry`, other: `${shown} enquiries` })}`,
  noneYet: msg`No enquiries yet.`,
  searchLabel: TEXTS.searchLabel,
  defaultSort: 'due',
  rowKey: ({ _id }) => _id,
  rowName: ({ name }) => name,
  firstView: TEXTS.statuses.open,
  firstCounted: 'open',
  views: [
    { name: TEXTS.mine, address: { owner: 'me' }, counted: 'mine' },
    { name: TEXTS.notTaken, address: { owner: 'none' }, counted: 'notTaken' },
    { name: TEXTS.late, address: { late: 'true' }, counted: 'late' },
    { name: TEXTS.statuses.waiting, address: { status: 'waiting' }, counted: 'waiting' },
    { name: TEXTS.statuses.closed, address: { status: 'closed', sort: '-created' }, counted: 'closed' },
    { name: TEXTS.all, address: { status: 'all', sort: '-created' } },
  ],
  filters: [choice('kind', TEXTS.anyKind, EnquiryKind.options, TEXTS.kinds)],
  columns: [
    { key: 'enquiry', head: TEXTS.enquiry, isName: true, cell: (row) => <Name row={row} /> },
    { key: 'due', head: TEXTS.due, sort: 'due', onPhone: true, cell: (row) => <Due row={row} /> },
    {
      key: 'owner',
      head: TEXTS.owner,
      onPhone: true,
      cell: ({ owner }) => owner?.name ?? <span className="text-ink-3">{TEXTS.nobody}</span>,
    },
    {
      key: 'kind',
      head: TEXTS.about,
      onPhone: true,
      cell: ({ kind, subject, place }) => (
        <>
          <span className="block">{TEXTS.kinds[kind]}</span>
          <span className="block text-ink-3 text-meta">{[subject, place].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    { key: 'status', head: TEXTS.status, isExtra: true, cell: ({ status }) => <Badge>{TEXTS.statuses[status]}</Badge> },
    {
      key: 'created',
      head: TEXTS.came,
      sort: 'created',
      isExtra: true,
      cell: ({ createdAt }) => momentText(createdAt),
    },
  ],
};

export function EnquiriesScreen() {
  return <ManagerList endpoint={listEnquiries} shape={ENQUIRIES} path="/admin/enquiries" address={route.useSearch()} />;
}
