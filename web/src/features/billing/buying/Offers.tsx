import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';

type Props<T> = {
  offers: UseQueryResult<readonly T[]>;
  failed: string;
  none: string;
  children: (offers: readonly T[]) => ReactNode;
};

/** Waits for what is on offer; says so where it fails or there is nothing. */
export function Offers<T>({ offers, failed, none, children }: Props<T>) {
  if (offers.isPending)
    return (
      <Grid columns="wide">
        <Loading />
        <Skeleton corners="card" className="h-80" />
        <Skeleton corners="card" className="h-80" />
        <Skeleton corners="card" className="h-80" />
      </Grid>
    );
  if (offers.isError) return <ErrorState text={failed} onRetry={offers.refetch} busy={offers.isFetching} />;
  if (offers.data.length === 0) return <Empty text={none} />;
  return children(offers.data);
}
