import { msg, plural } from '@lingui/core/macro';
import { ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import { type ApplicationRow, listAllApplications } from '@plyhaat/contract/dealerships/staff/applications';
import { getRouteApi } from '@tanstack/react-router';
import { applicationStatuses } from '#console/states.words.ts';
import { choice, dayText, MemberLink, momentText, PERIOD, StatusBadge } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';

const route = getRouteApi('/console/admin/applications');

const APPLICATIONS: ListShape<ApplicationRow> = {
  list: 'applications',
  title: msg`Applications`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} application`, other: `${shown} applications` })}`,
  noneYet: msg`No applications yet.`,
  searchLabel: msg`Organisation, applicant`,
  defaultSort: '-created',
  rowKey: ({ _id }) => _id,
  rowName: ({ organisation }) => organisation,
  views: [
    { name: applicationStatuses.new, address: { status: 'new' } },
    { name: applicationStatuses.shortlisted, address: { status: 'shortlisted' } },
    { name: applicationStatuses.accepted, address: { status: 'accepted' } },
  ],
  filters: [choice('status', msg`Any status`, ApplicationStatus.options, applicationStatuses), ...PERIOD],
  columns: [
    {
      key: 'organisation',
      head: msg`Organisation`,
      isName: true,
      cell: ({ organisation, applicant }) => (
        <>
          <b className="block font-semibold">{organisation}</b>
          <span className="text-ink-2 text-meta">
            <MemberLink member={applicant} />
          </span>
        </>
      ),
    },
    {
      key: 'opportunity',
      head: msg`Opportunity`,
      onPhone: true,
      cell: ({ opportunity: { brand, type } }) => `${brand} · ${type}`,
    },
    { key: 'owner', head: msg`Offered by`, cell: ({ owner }) => <MemberLink member={owner} /> },
    {
      key: 'status',
      head: msg`Status`,
      onPhone: true,
      cell: ({ status }) => <StatusBadge name={status} words={applicationStatuses} />,
    },
    { key: 'created', head: msg`Created`, sort: 'created', cell: ({ createdAt }) => dayText(createdAt) },
    { key: 'decided', head: msg`Decided`, cell: ({ decidedAt }) => momentText(decidedAt) },
    { key: 'email', head: msg`E-mail`, isExtra: true, cell: ({ email }) => email },
  ],
};

export function ApplicationsScreen() {
  return (
    <ManagerList
      endpoint={listAllApplications}
      shape={APPLICATIONS}
      path="/admin/applications"
      address={route.useSearch()}
    />
  );
}
