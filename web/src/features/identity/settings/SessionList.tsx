import { Trans, useLingui } from '@lingui/react/macro';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import type { listSessions } from '@plyhaat/contract/identity/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { isHandheld, useDeviceName } from '#ui/display/device.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { ownSessions, sessionsEnding } from './settings.queries.ts';

type Session = ReplyOf<typeof listSessions>['data'][number];

export function SessionList({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const sessions = useQuery(ownSessions(memberId));
  const ending = useChange(sessionsEnding(useQueryClient(), memberId), {
    success: (_reply, which) =>
      which.length > 1
        ? t`You have been signed out on all other devices.`
        : t`You have been signed out on that device.`,
  });
  const end = (which: readonly Session[]) => ending.mutate(which.map(({ _id }) => _id));
  if (sessions.isPending) return <Waiting />;
  if (sessions.isError)
    return <ErrorState text={sessions.error.message} onRetry={sessions.refetch} busy={sessions.isFetching} />;
  const others = sessions.data.filter(({ isCurrent }) => !isCurrent);
  const isEnding = ({ _id }: Session) => ending.isPending && ending.variables.includes(_id);
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.data.map((session) => (
          <SessionRow key={session._id} session={session} busy={isEnding(session)} onEnd={() => end([session])} />
        ))}
      </ul>
      {others.length > 1 && (
        <Button variant="line" className="mt-4 max-sm:w-full" busy={ending.isPending} onClick={() => end(others)}>
          <Trans>Sign out all other devices</Trans>
        </Button>
      )}
    </>
  );
}

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { t } = useLingui();
  const { device, address, signedInAt, isCurrent } = session;
  const Icon = isHandheld(device) ? Smartphone : Laptop;
  const name = useDeviceName()(device);
  const day = formatDay(new Date(signedInAt), t);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Icon size={22} strokeWidth={1.6} aria-hidden="true" className="flex-none text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-ui">{name}</span>
        <span className="block text-ink-3 text-meta">
          <Trans>
            {address}, since <span className="whitespace-nowrap">{day}</span>
          </Trans>
        </span>
      </span>
      {isCurrent ? (
        <Badge tone="ok">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button variant="line" busy={busy} onClick={onEnd} aria-label={t`Sign out ${name}, ${address}`}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3">
      <Loading />
      <Skeleton className="h-12" />
    </div>
  );
}
