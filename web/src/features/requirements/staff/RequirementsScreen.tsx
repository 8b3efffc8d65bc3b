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
import * as TEXTS from './texts.ts';

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
  title: TEXTS.requirements,
  found: (count, shown) => msg`${plural(count, { one: `${shown} requirement`, other: `${shown} requirements` })}`,
  noneYet: msg`No requirements yet.`,
  searchLabel: TEXTS.searchRequirements,
  defaultSort: '-created',
  rowKey: ({ _id }) => _id,
  rowName: ({ title }) => title,
  views: [
    { name: requirementStatuses.Active, address: { status: 'Active' } },
    { name: approvals.PENDING, address: { approved: 'PENDING' } },
    { name: requirementStatuses.Expired, address: { status: 'Expired' } },
  ],
  filters: [
    choice('status', TEXTS.anyStatus, RequirementStatus.options, requirementStatuses),
    choice('approved', TEXTS.anyReview, Approval.options, approvals),
    choice('ends', TEXTS.anyEnd, EndsWithin.options, TEXTS.ending),
    ...PERIOD,
  ],
  columns: [
    { key: 'title', head: TEXTS.requirement, isName: true, cell: (row) => <Title row={row} /> },
    { key: 'category', head: TEXTS.category, cell: ({ category }) => category },
    { key: 'quantity', head: TEXTS.quantity, cell: ({ quantity }) => quantity },
    {
      key: 'budget',
      head: TEXTS.budget,
      sort: 'budget',
      align: 'right',
      onPhone: true,
      cell: ({ budget }) => formatRupees(budget),
    },
    { key: 'place', head: TEXTS.place, cell: ({ city, state }) => `${city}, ${state}` },
    { key: 'quotes', head: TEXTS.quotes, align: 'right', cell: ({ quotes }) => quotes },
    {
      key: 'status',
      head: TEXTS.status,
      onPhone: true,
      cell: ({ status }) => <StatusBadge name={status} words={requirementStatuses} />,
    },
    { key: 'created', head: TEXTS.created, sort: 'created', cell: ({ createdAt }) => dayText(createdAt) },
    {
      key: 'review',
      head: TEXTS.review,
      isExtra: true,
      cell: ({ approved }) => <StatusBadge name={approved} words={approvals} />,
    },
    { key: 'ends', head: TEXTS.ends, isExtra: true, cell: ({ expiresAt }) => dayText(expiresAt) },
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
