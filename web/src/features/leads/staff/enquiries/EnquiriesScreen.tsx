import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EnquiryKind, type EnquiryRow, listEnquiries } from '@plyhaat/contract/leads/staff/enquiries';
import { getRouteApi, Link } from '@tanstack/react-router';
import { choice, InWords, momentText } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { DueBadge } from './DueBadge.tsx';
import { KINDS, STATUSES } from './words.ts';

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
      <span className="block truncate text-ink-2 text-meta max-md:whitespace-normal rows:max-w-72 xl:rows:max-w-120">
        {excerpt}
      </span>
    </>
  );
}

const Due = ({ row }: { row: EnquiryRow }) => {
  const { t } = useLingui();
  return (
    <>
      <DueBadge row={row} />
      <span className="mt-0.5 block text-ink-3 text-meta max-md:hidden">{t`came ${{ moment: momentText(row.createdAt) }}`}</span>
    </>
  );
};

const ENQUIRIES: ListShape<EnquiryRow> = {
  list: 'enquiries',
  title: msg`Enquiries`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} enquiry`, other: `${shown} enquiries` })}`,
  noneYet: msg`No enquiries yet.`,
  searchLabel: msg`Name, number, e-mail, place`,
  defaultSort: 'due',
  rowKey: ({ _id }) => _id,
  rowName: ({ name }) => name,
  firstView: STATUSES.open,
  firstCounted: 'open',
  views: [
    { name: msg`Mine`, address: { owner: 'me' }, counted: 'mine' },
    { name: msg`Not taken`, address: { owner: 'none' }, counted: 'notTaken' },
    { name: msg`Late`, address: { late: 'true' }, counted: 'late' },
    { name: STATUSES.waiting, address: { status: 'waiting' }, counted: 'waiting' },
    { name: STATUSES.closed, address: { status: 'closed', sort: '-created' }, counted: 'closed' },
    { name: msg`All`, address: { status: 'all', sort: '-created' } },
  ],
  filters: [choice('kind', msg`Any kind`, EnquiryKind.options, KINDS)],
  columns: [
    { key: 'enquiry', head: msg`Enquiry`, isName: true, cell: (row) => <Name row={row} /> },
    { key: 'due', head: msg`Due`, sort: 'due', onPhone: true, cell: (row) => <Due row={row} /> },
    {
      key: 'owner',
      head: msg`Owner`,
      onPhone: true,
      cell: ({ owner }) =>
        owner?.name ?? (
          <span className="text-ink-3">
            <Trans>Nobody</Trans>
          </span>
        ),
    },
    {
      key: 'kind',
      head: msg`About`,
      onPhone: true,
      cell: ({ kind, subject, place }) => (
        <>
          <span className="block">
            <InWords said={KINDS[kind]} />
          </span>
          <span className="block text-ink-3 text-meta">{[subject, place].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    {
      key: 'status',
      head: msg`Status`,
      isExtra: true,
      cell: ({ status }) => (
        <Badge>
          <InWords said={STATUSES[status]} />
        </Badge>
      ),
    },
    {
      key: 'created',
      head: msg`Came`,
      sort: 'created',
      isExtra: true,
      cell: ({ createdAt }) => momentText(createdAt),
    },
  ],
};

export function EnquiriesScreen() {
  return <ManagerList endpoint={listEnquiries} shape={ENQUIRIES} path="/admin/enquiries" address={route.useSearch()} />;
}
