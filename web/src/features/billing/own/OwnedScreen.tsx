import type { OwnedStatus } from '@plyhaat/contract/billing/owned';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { FilterTabs } from './FilterTabs.tsx';
import type { Filter } from './term.ts';

type Props<T> = {
  title: string;
  line: string;
  tab: string;
  owned: UseQueryResult<readonly T[]>;
  failed: string;
  none: string;
  action: ReactNode;
  passes: (filter: Filter, item: T) => boolean;
  summary: (items: readonly T[]) => ReactNode;
  children: (item: T) => ReactNode;
};

/** What is not paid yet is no purchase: it is counted nowhere and stands before what was bought (BILL-24). */
function split<T extends { readonly status: OwnedStatus }>(items: readonly T[]): [readonly T[], readonly T[]] {
  const isUnfinished = ({ status }: T) => status === 'pending';
  return [items.filter(isUnfinished), items.filter((item) => !isUnfinished(item))];
}

/** What a member bought, in a list with filters beside a panel that sums it up. */
export function OwnedScreen<T extends { readonly status: OwnedStatus }>({
  title,
  line,
  owned,
  failed,
  action,
  summary,
  children,
  ...list
}: Props<T>) {
  const [unfinished, bought] = split(owned.data ?? []);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-head">{title}</h1>
          {owned.data && <p className="mt-1 text-ink-2 text-ui md:text-body">{line}</p>}
        </div>
        {action}
      </div>
      {owned.isPending && (
        <div className="grid gap-4">
          <Loading />
          <Skeleton corners="card" className="h-56" />
          <Skeleton corners="card" className="h-36" />
        </div>
      )}
      {owned.isError && <ErrorState text={failed} onRetry={owned.refetch} busy={owned.isFetching} />}
      {unfinished.map(children)}
      {owned.data && (
        <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
          <FilterTabs label={title} items={bought} {...list}>
            {children}
          </FilterTabs>
          {summary(bought)}
        </div>
      )}
    </div>
  );
}

type Fact = readonly [name: string, value: string, below: string | undefined];

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-3 text-ui">
      {facts.map(([name, value, below]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-right tabular-nums">
            <b className="font-semibold">{value}</b>
            {below && <span className="block text-ink-3 text-meta">{below}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
