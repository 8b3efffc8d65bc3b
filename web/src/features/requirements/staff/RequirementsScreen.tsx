import { msg, plural } from '@lingui/core/macro';
import { EndsWithin } from '@plyhaat/contract/admin/lists';
import { Approval } from '@plyhaat/contract/core/approval';
import { formatRupees } from '@plyhaat/contract/core/money';
import { RequirementStatus } from '@plyhaat/contract/requirements/requirement-form';
import { listAllRequirements, type RequirementRow } from '@plyhaat/contract/requirements/staff/requirements';
import { getRouteApi, Link } from '@tanstack/react-router';
import { approvals, requirementStatuses } from '#console/states.words.ts';
import { choice, dayText, MemberLink, PERIOD, StatusBadge } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';

const ENDING = {
  week: msg`Ends in 7 days`,
  month: msg`Ends in 30 days`,
} as const;

const route = getRouteApi('/console/admin/requirements');

function Title({ row: { _id, title, status, approved, buyer } }: { row: RequirementRow }) {
  return (
    <>
      {status === 'Active' && approved === 'APPROVED' ? (
        <Link to="/requirement/$id" params={{ id: _id }} className="block font-semibold hover:underline">
          {title}
        </Link>
      ) : (
        <b className="block font-semibold">{title}</b>
      )}
      <span className="text-ink-2 text-meta">
        <MemberLink member={buyer} />
      </span>
    </>
  );
}

const REQUIREMENTS: ListShape<RequirementRow> = {
  list: 'requirements',
  title: msg`Requirements`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} requirement`, other: `${shown} requirements` })}`,
  noneYet: msg`No requirements yet.`,
  searchLabel: msg`Title, buyer`,
  defaultSort: '-created',
  rowKey: ({ _id }) => _id,
  rowName: ({ title }) => title,
  views: [
    { name: requirementStatuses.Active, address: { status: 'Active' } },
    { name: approvals.PENDING, address: { approved: 'PENDING' } },
    { name: requirementStatuses.Expired, address: { status: 'Expired' } },
  ],
  filters: [
    choice('status', msg`Any status`, RequirementStatus.options, requirementStatuses),
    choice('approved', msg`Reviewed or not`, Approval.options, approvals),
    choice('ends', msg`Any end`, EndsWithin.options, ENDING),
    ...PERIOD,
  ],
  columns: [
    { key: 'title', head: msg`Requirement`, isName: true, cell: (row) => <Title row={row} /> },
    { key: 'category', head: msg`Category`, cell: ({ category }) => category },
    { key: 'quantity', head: msg`Quantity`, cell: ({ quantity }) => quantity },
    {
      key: 'budget',
      head: msg`Budget`,
      sort: 'budget',
      align: 'right',
      onPhone: true,
      cell: ({ budget }) => formatRupees(budget),
    },
    { key: 'place', head: msg`Place`, cell: ({ city, state }) => `${city}, ${state}` },
    { key: 'quotes', head: msg`Quotes`, align: 'right', cell: ({ quotes }) => quotes },
    {
      key: 'status',
      head: msg`Status`,
      onPhone: true,
      cell: ({ status }) => <StatusBadge name={status} words={requirementStatuses} />,
    },
    { key: 'created', head: msg`Created`, sort: 'created', cell: ({ createdAt }) => dayText(createdAt) },
    {
      key: 'review',
      head: msg`Review`,
      isExtra: true,
      cell: ({ approved }) => <StatusBadge name={approved} words={approvals} />,
    },
    { key: 'ends', head: msg`Ends`, isExtra: true, cell: ({ expiresAt }) => dayText(expiresAt) },
  ],
};

export function RequirementsScreen() {
  return (
    <ManagerList
      endpoint={listAllRequirements}
      shape={REQUIREMENTS}
      path="/admin/requirements"
      address={route.useSearch()}
    />
  );
}
