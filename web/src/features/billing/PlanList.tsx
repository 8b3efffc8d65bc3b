import type { Role } from '@plyhaat/contract/core/roles';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { planList, topupList } from './billing.queries.ts';
import { CallUs } from './CallUs.tsx';
import { PlanCard } from './PlanCard.tsx';
import { TopupCard } from './TopupCard.tsx';

const MOST_POPULAR = 1;

export function Plans({ role }: { role: Role }) {
  return (
    <Offers offers={useQuery(planList(role))} failed="Failed to load subscriptions" none="No subscriptions found">
      {(plan, at) => <PlanCard key={plan._id} plan={plan} popular={at === MOST_POPULAR} />}
    </Offers>
  );
}

export function Topups({ role }: { role: Role }) {
  return (
    <Offers offers={useQuery(topupList(role))} failed="Failed to load topups" none="No topups found">
      {(topup) => <TopupCard key={topup._id} topup={topup} />}
    </Offers>
  );
}

type Props<T> = {
  offers: UseQueryResult<readonly T[]>;
  failed: string;
  none: string;
  children: (offer: T, at: number) => ReactNode;
};

function Offers<T>({ offers, failed, none, children }: Props<T>) {
  if (offers.isPending)
    return (
      <Grid columns="wide">
        <Loading />
        <Skeleton corners="card" className="h-80" />
        <Skeleton corners="card" className="h-80" />
      </Grid>
    );
  if (offers.isError) return <ErrorState text={failed} onRetry={offers.refetch} busy={offers.isFetching} />;
  if (offers.data.length === 0) return <Empty text={none} />;
  return (
    <div className="grid gap-5">
      <Grid columns="wide">{offers.data.map(children)}</Grid>
      <CallUs />
    </div>
  );
}
