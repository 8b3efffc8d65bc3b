import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@plyhaat/contract/core/dates';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import type { MemberDetail } from '@plyhaat/contract/identity/staff/members';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCrumb } from '#console/crumb.ts';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import { TabCount, TabLinks, tabLinkClass } from '#ui/navigation/TabLinks.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MemberAudit } from './MemberAudit.tsx';
import { MemberBadge } from './MemberBadge.tsx';
import { MemberOverview } from './MemberOverview.tsx';
import { MemberPicture } from './MemberPicture.tsx';
import { MemberRecords } from './MemberRecords.tsx';
import { memberDetail } from './members.queries.ts';

const route = getRouteApi('/console/admin/members/$id');

export function MemberScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Member`}>
      <One />
    </ManagerScreen>
  );
}

function One() {
  const { t } = useLingui();
  const { id } = route.useParams();
  const found = useQuery(memberDetail(id));
  const member = found.data;
  useCrumb(member && (member.company ?? member.name));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-[clamp(1rem,2.4vw,2rem)] py-6">
      {found.isError && (
        <ErrorState
          text={found.error.message || t`Failed to load this member. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && (
        <>
          <Loading />
          <Skeleton corners="card" className="h-40" />
          <Skeleton corners="card" className="h-60" />
        </>
      )}
      {member && <Shown member={member} />}
    </div>
  );
}

const TABS = [
  ['listings', msg`Listings`],
  ['leads', msg`Leads`],
  ['requirements', msg`Requirements`],
  ['applications', msg`Applications`],
  ['orders', msg`Orders`],
  ['sessions', msg`Sessions`],
  ['reports', msg`Reports`],
] as const;
type RecordKind = (typeof TABS)[number][0];
const isRecordKind = (tab: string | undefined): tab is RecordKind => TABS.some(([name]) => name === tab);

function Shown({ member }: { member: MemberDetail }) {
  const { tab } = route.useSearch();
  return (
    <>
      <section
        aria-label={member.company ?? member.name}
        className="min-w-0 rounded-card border border-line bg-surface px-4 pt-5 sm:px-6"
      >
        <Title member={member} />
        <Tabs member={member} tab={tab} />
      </section>
      {tab === 'audit' && <MemberAudit id={member._id} />}
      {isRecordKind(tab) && <MemberRecords member={member} kind={tab} />}
      {tab !== 'audit' && !isRecordKind(tab) && <MemberOverview member={member} />}
    </>
  );
}

function Title({ member }: { member: MemberDetail }) {
  const { t } = useLingui();
  const { tab } = route.useSearch();
  const about = [
    roleLabel(member.role),
    [member.city, member.state].filter(Boolean).join(', '),
    t`member since ${{ day: formatDay(new Date(member.joinedAt)) }}`,
  ];
  return (
    <div className="flex flex-wrap items-center gap-4 pb-4">
      <MemberPicture row={member} className="size-16 rounded-card" />
      <div className="min-w-0 max-sm:flex-1">
        <h1 className="flex flex-wrap items-center gap-x-2 text-title wrap-anywhere">
          {member.company ?? member.name}
          {member.isVerified && <Verified />}
          {member.standing !== 'active' && <MemberBadge status={member.standing} />}
        </h1>
        <p className="text-ink-2 text-ui">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <MemberActions member={member} openBlock={tab === 'block'} />
    </div>
  );
}

function Tabs({ member, tab }: { member: MemberDetail; tab: string | undefined }) {
  const { t } = useLingui();
  const here = tab === 'audit' || isRecordKind(tab) ? tab : undefined;
  const to = { to: '/admin/members/$id', params: { id: member._id }, className: tabLinkClass } as const;
  const mark = (name: string | undefined) => ({ 'aria-current': name === here ? ('page' as const) : undefined });
  return (
    <TabLinks label={t`Sections`}>
      <Link {...to} {...mark(undefined)} search={{}} activeOptions={{ exact: true }}>
        <Trans>Overview</Trans>
      </Link>
      {TABS.map(([name, label]) => (
        <Link key={name} {...to} {...mark(name)} search={{ tab: name }}>
          {t(label)}
          <TabCount count={member[name].total} />
        </Link>
      ))}
      <Link {...to} {...mark('audit')} search={{ tab: 'audit' }}>
        <Trans>Audit</Trans>
      </Link>
    </TabLinks>
  );
}
