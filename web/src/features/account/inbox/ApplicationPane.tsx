import { useLingui } from '@lingui/react/macro';
import type { OwnApplication } from '@plyhaat/contract/dealerships/applications';
import type { InboxThing } from '@plyhaat/contract/leads/seller-inbox';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ownId } from '#api/own-id.ts';
import { ApplicationCard } from '#features/dealerships/applications/ApplicationCard.tsx';
import {
  ownApplication,
  ownOpportunity,
  receivedApplication,
} from '#features/dealerships/applications/applications.queries.ts';
import { OwnApplicationCard } from '#features/dealerships/applications/OwnApplicationCard.tsx';
import { WithdrawDialog } from '#features/dealerships/applications/WithdrawDialog.tsx';
import { useItemWords } from '#features/leads/desk/item-words.ts';
import { type Back, Pane } from '#features/leads/desk/Pane.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';

/** An application, sent or received: as much of it as there is where it is decided, and the way there. */
export function ApplicationPane({ item, back }: { item: InboxThing; back: Back }) {
  const { t } = useLingui();
  const words = useItemWords();
  const { application, cityName, what } = item;
  if (!application) return null;
  const { isOwn, opportunityId, type } = application;
  const line = [words.kindLine(item), [what, type].filter(Boolean).join(' '), cityName].filter(Boolean).join(' · ');
  return (
    <Pane back={back} title={words.who(item)} line={line}>
      {isOwn ? <Sent id={item._id} /> : <Received id={item._id} opportunityId={opportunityId} />}
      <Link
        to="/account"
        search={isOwn ? { tab: 'applications' } : { tab: 'myOpportunities', id: opportunityId }}
        className="link min-h-11 content-center justify-self-start text-ui"
      >
        {isOwn ? t`All your applications` : t`Compare with the other applicants`}
      </Link>
    </Pane>
  );
}

function Sent({ id }: { id: string }) {
  const found = useQuery(ownApplication(ownId(), id));
  const [withdrawn, setWithdrawn] = useState<OwnApplication | null>(null);
  return (
    <Loaded queries={[found]}>
      {found.data && (
        <OwnApplicationCard application={found.data} onWithdraw={() => setWithdrawn(found.data ?? null)} />
      )}
      <WithdrawDialog application={withdrawn} onClose={() => setWithdrawn(null)} />
    </Loaded>
  );
}

function Received({ id, opportunityId }: { id: string; opportunityId: string }) {
  const found = useQuery(receivedApplication(ownId(), opportunityId, id));
  const opportunity = useQuery(ownOpportunity(ownId(), opportunityId));
  return (
    <Loaded queries={[found, opportunity]}>
      {found.data && opportunity.data && (
        <ul className="grid grid-cols-1">
          <ApplicationCard application={found.data} cities={opportunity.data.data.cities} />
        </ul>
      )}
    </Loaded>
  );
}

type Query = {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

function Loaded({ queries, children }: { queries: readonly Query[]; children: ReactNode }) {
  const { t } = useLingui();
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length > 0)
    return (
      <ErrorState
        text={t`Failed to open this. Please try again.`}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        busy={failed.some(({ isFetching }) => isFetching)}
      />
    );
  if (queries.every(({ data }) => data !== undefined)) return children;
  return (
    <>
      <Loading />
      <Skeleton corners="card" className="h-72" />
    </>
  );
}
