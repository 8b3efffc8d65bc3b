import { Trans, useLingui } from '@lingui/react/macro';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { PagedCards } from '#ui/navigation/PagedCards.tsx';
import { PastTheLast } from '#ui/navigation/PastTheLast.tsx';
import { ListedOpportunity } from './ListedOpportunity.tsx';
import type { Opportunities } from './useOpportunities.ts';

const COLUMNS = 'grid grid-cols-1 gap-gap lg:grid-cols-2';

/** The list in all its states. While another page of it is on its way, the last one stays, faded. */
export function OpportunityGrid({ opportunities }: { opportunities: Opportunities }) {
  const { t } = useLingui();
  const { list, query, hrefFor } = opportunities;
  if (list.isError && !list.data)
    return (
      <ErrorState
        text={t`Opportunities could not be loaded. Please try again.`}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  if (!list.data) return <GridSkeleton />;
  const { data, total } = list.data;
  if (data.length === 0 && total > 0) return <PastTheLast page={query.page} first={hrefFor({})} />;
  if (data.length === 0) return <Nothing opportunities={opportunities} />;
  return <Cards found={data} total={total} opportunities={opportunities} />;
}

function Nothing({ opportunities: { query, isNarrowed } }: { opportunities: Opportunities }) {
  const { t } = useLingui();
  if (!isNarrowed) return <Empty title={t`No opportunities right now`} text={t`Sellers post new ones every week.`} />;
  const others = query.search || query.brand || query.type || query.open || query.categories.length > 0;
  return (
    <Empty
      title={query.state && !others ? t`No opportunities in this state yet` : t`No opportunity matches these filters`}
      text={t`Sellers post new ones every week. Business members are notified when one names their city.`}
      action={
        <Link to="/apply-dealership" className={buttonClass({ variant: 'line' })}>
          <Trans>Clear Filters</Trans>
        </Link>
      }
    />
  );
}

type CardsProps = { found: readonly Opportunity[]; total: number; opportunities: Opportunities };

function Cards({ found, total, opportunities: { list, query, hrefFor, go } }: CardsProps) {
  const { t } = useLingui();
  return (
    <PagedCards
      count={total === 1 ? t`1 opportunity` : t`${{ total: total.toLocaleString('en-IN') }} opportunities`}
      busy={list.isPlaceholderData}
      columns={COLUMNS}
      page={query.page}
      pages={Math.ceil(total / query.perPage)}
      hrefFor={(page) => hrefFor({ page })}
      onPage={(page) => go({ page })}
    >
      {found.map((opportunity, at) => (
        <li key={opportunity._id}>
          <ListedOpportunity opportunity={opportunity} eager={at < 2} />
        </li>
      ))}
    </PagedCards>
  );
}

const CARDS = ['a', 'b', 'c', 'd'];

const GridSkeleton = () => {
  const { t } = useLingui();
  return (
    <div className={COLUMNS}>
      <Loading label={t`Loading opportunities`} />
      {CARDS.map((key) => (
        <div
          key={key}
          aria-hidden="true"
          className="flex overflow-hidden rounded-card border border-line bg-surface max-sm:flex-col"
        >
          <Skeleton corners="none" className="flex-none max-sm:aspect-video sm:min-h-55 sm:w-[34%]" />
          <div className="grid flex-1 content-start gap-3 p-5">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-3.5" />
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton corners="control" className="mt-4 h-11 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
};
