import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EndsWithin } from '@plyhaat/contract/admin/lists';
import { formatDay } from '@plyhaat/contract/core/dates';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import { Role } from '@plyhaat/contract/core/roles';
import { listMembers, type MemberRow, MemberStatus } from '@plyhaat/contract/identity/staff/members';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { choice } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import type { Say } from '#ui/said.ts';
import { MemberBadge } from './MemberBadge.tsx';
import { MemberPicture } from './MemberPicture.tsx';
import { mayActOn } from './may-act.ts';
import { MEMBER_STATUSES, PLAN_ENDS } from './member.words.ts';

const route = getRouteApi('/console/admin/members');

const shownName = ({ company, name }: MemberRow) => company ?? name;

/** Two lines, as the name beside it has. */
const TwoLines = ({ first, second }: { first: string | null; second: string | null }) => (
  <>
    <span className="block">{first}</span>
    {second && <small className="block text-ink-3 text-meta">{second}</small>}
  </>
);

function Name({ row }: { row: MemberRow }) {
  return (
    <div className="flex items-center gap-2.5">
      <MemberPicture row={row} className="size-8 rounded" />
      <span className="min-w-0">
        <Link
          to="/admin/members/$id"
          params={{ id: row._id }}
          className="inline-flex min-h-6 items-center gap-1 font-semibold hover:underline max-md:min-h-9 max-md:wrap-anywhere"
        >
          {shownName(row)}
          {row.isVerified && <Verified />}
        </Link>
        <small className="block text-ink-3 text-meta">
          {[row.company && row.name, row.phone].filter(Boolean).join(' · ')}
        </small>
      </span>
    </div>
  );
}

function Plan({ plan }: Pick<MemberRow, 'plan'>) {
  const { t } = useLingui();
  if (!plan) return <TwoLines first={t`None`} second={null} />;
  return <TwoLines first={plan.name} second={t`to ${{ day: formatDay(new Date(plan.endsAt)) }}`} />;
}

const MEMBERS: ListShape<MemberRow> = {
  list: 'members',
  title: msg`Members`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} member`, other: `${shown} members` })}`,
  noneYet: msg`No members yet.`,
  searchLabel: msg`Name, company, phone, GST number`,
  defaultSort: '-joined',
  rowKey: ({ _id }) => _id,
  rowName: shownName,
  views: [
    { name: msg`Seen last`, address: { sort: '-seen' } },
    { name: PLAN_ENDS.month, address: { planEnds: 'month' } },
    { name: msg`Verified`, address: { verified: 'true' } },
    { name: MEMBER_STATUSES.unproven, address: { standing: 'unproven' } },
    { name: MEMBER_STATUSES.blocked, address: { standing: 'blocked' } },
  ],
  filters: [
    { name: 'role', any: msg`Any role`, options: Role.options.map((role) => [role, roleLabel(role)] as const) },
    choice('standing', msg`Any status`, MemberStatus.options, MEMBER_STATUSES),
    {
      name: 'verified',
      any: msg`Verified or not`,
      options: [
        ['true', msg`Verified`],
        ['false', msg`Not verified`],
      ],
    },
    choice('planEnds', msg`Any end of plan`, EndsWithin.options, PLAN_ENDS),
  ],
  columns: [
    { key: 'name', head: msg`Member`, isName: true, sort: 'name', cell: (row) => <Name row={row} /> },
    { key: 'role', head: msg`Role`, cell: ({ role }) => roleLabel(role) },
    {
      key: 'place',
      head: msg`Place`,
      cell: ({ city, state }) => <TwoLines first={city ?? state} second={city && state} />,
    },
    {
      key: 'plan',
      head: msg`Plan`,
      cell: ({ plan }) => <Plan plan={plan} />,
    },
    { key: 'products', head: msg`Products`, align: 'right', cell: ({ products }) => products.toLocaleString('en-IN') },
    {
      key: 'seen',
      head: msg`Last seen`,
      sort: 'seen',
      cell: ({ lastSeenAt }) => (lastSeenAt ? formatDay(new Date(lastSeenAt)) : <Trans>Never</Trans>),
    },
    { key: 'status', head: msg`Status`, onPhone: true, cell: ({ standing }) => <MemberBadge status={standing} /> },
    { key: 'phone', head: msg`Phone`, isExtra: true, cell: ({ phone }) => phone },
    { key: 'gst', head: msg`GST number`, isExtra: true, cell: ({ gstNumber }) => gstNumber },
    {
      key: 'joined',
      head: msg`Joined`,
      isExtra: true,
      sort: 'joined',
      cell: ({ joinedAt }) => formatDay(new Date(joinedAt)),
    },
  ],
};

const pageOf = (id: string, tab: string) => <Link to="/admin/members/$id" params={{ id }} search={{ tab }} />;

/** Links to the tab of the member's page where each is done. */
const actionsOf = (t: Say, { _id, company, slug, standing }: MemberRow, mayAct: boolean) => [
  { label: t(msg`Orders`), link: pageOf(_id, 'orders') },
  { label: t(msg`Leads`), link: pageOf(_id, 'leads') },
  { label: t(msg`Audit`), link: pageOf(_id, 'audit') },
  ...(company ? [{ label: t(msg`View store`), href: `/seller/${slug}` }] : []),
  ...(mayAct && standing !== 'blocked'
    ? ['line' as const, { label: t(msg`Block`), danger: true, link: pageOf(_id, 'block') }]
    : []),
];

export function MembersScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const shape = { ...MEMBERS, actions: (row: MemberRow) => actionsOf(t, row, mayActOn(user, row)) };
  return <ManagerList endpoint={listMembers} shape={shape} path="/admin/members" address={route.useSearch()} />;
}
