import type { TeamMember } from '@plyhaat/contract/admin/team';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '#api/session.ts';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { useDeviceName } from '#ui/display/device.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { teamList } from './team.queries.ts';
import * as TEXTS from './texts.ts';

/** /admin/team, for administrators: who is staff, with which second factor and sessions. */
export function TeamScreen() {
  const { user } = useSession();
  return (
    <ManagerScreen title={TEXTS.team} adminOnly>
      <Team ownId={user?._id ?? ''} />
    </ManagerScreen>
  );
}

function Team({ ownId }: { ownId: string }) {
  const found = useQuery(teamList());
  const [resetting, setResetting] = useState<TeamMember>();
  return (
    <div className="grid gap-5 px-[clamp(1rem,2.4vw,2rem)] py-8">
      <div>
        <h1 className="text-head">{TEXTS.team}</h1>
        <p className="mt-1 text-ink-2">{TEXTS.intro}</p>
      </div>
      {found.isError && (
        <ErrorState text={TEXTS.failedToLoad} onRetry={() => void found.refetch()} busy={found.isFetching} />
      )}
      {found.isPending && (
        <>
          <Loading />
          <Skeleton corners="card" className="h-60" />
        </>
      )}
      {found.data && (
        <div className="rounded-card border border-line bg-surface p-4 sm:px-6 ml:p-3">
          <Table
            caption={TEXTS.team}
            columns={columnsFor(ownId, setResetting)}
            rows={found.data}
            rowKey={({ _id }) => _id}
          />
        </div>
      )}
      {resetting && <ResetDialog member={resetting} onClose={() => setResetting(undefined)} />}
    </div>
  );
}

const moment = (text: string) => formatMoment(new Date(text));

const columnsFor = (ownId: string, onReset: (member: TeamMember) => void): readonly Column<TeamMember>[] => [
  {
    head: TEXTS.name,
    cell: ({ _id, name, phone, isBlocked }) => (
      <>
        <Link
          to="/admin/members/$id"
          params={{ id: _id }}
          className="link inline-flex min-h-6 items-center font-semibold"
        >
          {name}
        </Link>{' '}
        {_id === ownId && <Badge>{TEXTS.you}</Badge>} {isBlocked && <Badge tone="no">{TEXTS.blocked}</Badge>}
        <span className="block text-ink-3 text-meta tabular-nums">{phone}</span>
      </>
    ),
  },
  { head: TEXTS.role, cell: ({ role }) => roleLabel(role), stacked: 'corner' },
  {
    head: TEXTS.secondFactor,
    cell: ({ hasFactor }) => <Badge tone={hasFactor ? 'ok' : 'wait'}>{hasFactor ? TEXTS.on : TEXTS.off}</Badge>,
    stacked: 'line',
  },
  {
    head: TEXTS.lastSeen,
    cell: ({ lastSeenAt }) => (lastSeenAt ? moment(lastSeenAt) : TEXTS.never),
    stacked: 'line',
  },
  { head: TEXTS.sessions, cell: (member) => <Sessions member={member} />, stacked: 'line' },
  {
    head: TEXTS.actions,
    quietHead: true,
    cell: (member) =>
      member.hasFactor &&
      member._id !== ownId && (
        <Button variant="line" aria-label={TEXTS.resetOf(member.name)} onClick={() => onReset(member)}>
          {TEXTS.resetFactor}
        </Button>
      ),
    stacked: 'line',
  },
];

function Sessions({ member: { sessions, hasFactor } }: { member: TeamMember }) {
  const deviceName = useDeviceName();
  if (sessions.length === 0) return TEXTS.noSessions;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">{sessions.length}</summary>
      <ul className="grid gap-1 pb-2 text-ink-2 text-meta">
        {sessions.map(({ _id, device, signedInAt, isVerified }) => (
          <li key={_id} className="max-w-80 wrap-anywhere">
            {TEXTS.session(deviceName(device), moment(signedInAt))}
            {hasFactor && !isVerified && <span className="block text-amber-ink">{TEXTS.withoutFactor}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
