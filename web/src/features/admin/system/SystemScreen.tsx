import { Trans, useLingui } from '@lingui/react/macro';
import type { System } from '@plyhaat/contract/admin/system';
import { useQuery } from '@tanstack/react-query';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { AuditChain } from './AuditChain.tsx';
import { DeadLetters } from './DeadLetters.tsx';
import { Health, OnTheWay, Versions } from './Facts.tsx';
import { Jobs } from './Jobs.tsx';
import { Storage } from './Storage.tsx';
import { systemState } from './system.queries.ts';

export function SystemScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`System`}>
      <Loaded />
    </ManagerScreen>
  );
}

function Loaded() {
  const { t } = useLingui();
  const found = useQuery(systemState());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-[clamp(1rem,2.4vw,2rem)] py-6">
      <div className="mb-1">
        <h1 className="text-head">
          <Trans>System</Trans>
        </h1>
        <p className="mt-1 text-ink-2 text-ui">
          <Trans>How the site runs right now. Updated every 15 seconds.</Trans>
        </p>
      </div>
      {found.isError && !found.data && (
        <ErrorState
          text={t`Failed to load the state of the system. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && (
        <>
          <Loading />
          <Skeleton corners="card" className="h-60" />
          <Skeleton corners="card" className="h-80" />
        </>
      )}
      {found.data && <Panels system={found.data} />}
    </div>
  );
}

function Panels({ system }: { system: System }) {
  return (
    <>
      <div className="grid gap-4 *:min-w-0 md:grid-cols-2 md:max-lg:*:first:row-span-2 lg:grid-cols-3">
        <Health health={system.health} />
        <Versions versions={system.versions} />
        <OnTheWay outbox={system.outbox} />
      </div>
      <DeadLetters queues={system.queues} />
      <Jobs system={system} />
      <Storage storage={system.storage} />
      <AuditChain />
    </>
  );
}
