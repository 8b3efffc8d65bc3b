import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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

/** /admin/team, for administrators: who is staff, with which second factor and sessions. */
export function TeamScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <ManagerScreen title={t`Team`} adminOnly>
      <Team ownId={user?._id ?? ''} />
    </ManagerScreen>
  );
}

function Team({ ownId }: { ownId: string }) {
  const { t } = useLingui();
  const found = useQuery(teamList());
  const [resetting, setResetting] = useState<TeamMember>();
  return (
    <div className="grid gap-5 px-[clamp(1rem,2.4vw,2rem)] py-8">
      <div>
        <h1 className="text-head">
          <Trans>Team</Trans>
        </h1>
        <p className="mt-1 text-ink-2">
          <Trans>Everybody who can open the console. Roles are changed on the member’s page.</Trans>
        </p>
      </div>
      {found.isError && (
        <ErrorState
          text={t`Failed to load the team. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
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
            caption={t`Team`}
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
    head: msg`Name`,
    cell: ({ _id, name, phone, isBlocked }) => (
      <>
        <Link
          to="/admin/members/$id"
          params={{ id: _id }}
          className="link inline-flex min-h-6 items-center font-semibold"
        >
          {name}
        </Link>{' '}
        {_id === ownId && (
          <Badge>
            <Trans>you</Trans>
          </Badge>
        )}{' '}
        {isBlocked && (
          <Badge tone="no">
            <Trans>Blocked</Trans>
          </Badge>
        )}
        <span className="block text-ink-3 text-meta tabular-nums">{phone}</span>
      </>
    ),
  },
  { head: msg`Role`, cell: ({ role }) => roleLabel(role), stacked: 'corner' },
  {
    head: msg`Second factor`,
    cell: ({ hasFactor }) => (
      <Badge tone={hasFactor ? 'ok' : 'wait'}>{hasFactor ? <Trans>On</Trans> : <Trans>Off</Trans>}</Badge>
    ),
    stacked: 'line',
  },
  {
    head: msg`Last seen`,
    cell: ({ lastSeenAt }) => (lastSeenAt ? moment(lastSeenAt) : <Trans>Never</Trans>),
    stacked: 'line',
  },
  { head: msg`Sessions`, cell: (member) => <Sessions member={member} />, stacked: 'line' },
  {
    head: msg`Actions`,
    quietHead: true,
    cell: (member) =>
      member.hasFactor && member._id !== ownId && <Reset name={member.name} onReset={() => onReset(member)} />,
    stacked: 'line',
  },
];

function Reset({ name, onReset }: { name: string; onReset: () => void }) {
  const { t } = useLingui();
  return (
    <Button variant="line" aria-label={t`Reset second factor of ${name}`} onClick={onReset}>
      <Trans>Reset second factor</Trans>
    </Button>
  );
}

function Sessions({ member: { sessions, hasFactor } }: { member: TeamMember }) {
  const { t } = useLingui();
  const deviceName = useDeviceName();
  if (sessions.length === 0) return t`None`;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">{sessions.length}</summary>
      <ul className="grid gap-1 pb-2 text-ink-2 text-meta">
        {sessions.map(({ _id, device, signedInAt, isVerified }) => (
          <li key={_id} className="max-w-80 wrap-anywhere">
            {deviceName(device) || <Trans>Unknown device</Trans>}, {moment(signedInAt)}
            {hasFactor && !isVerified && (
              <span className="block text-amber-ink">
                <Trans>without second factor</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
