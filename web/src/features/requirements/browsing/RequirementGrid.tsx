import { isBusiness } from '@plyhaat/contract/core/roles';
import type { MatchExplanation } from '@plyhaat/contract/requirements/matching';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { PagedCards } from '#ui/navigation/PagedCards.tsx';
import { PastTheLast } from '#ui/navigation/PastTheLast.tsx';
import { CallBuyer } from '../CallBuyer.tsx';
import { RequirementCard } from '../RequirementCard.tsx';
import { matchExplanations } from './browsing.queries.ts';
import * as TEXTS from './texts.ts';
import type { Requirements } from './useRequirements.ts';

const COLUMNS = 'grid grid-cols-1 gap-gap md:grid-cols-2 xl:grid-cols-3';

/** The list in all its states. While another page of it is on its way, the last one stays, faded. */
export function RequirementGrid({ requirements }: { requirements: Requirements }) {
  const { list, query, hrefFor, isNarrowed } = requirements;
  if (list.isError && !list.data)
    return (
      <ErrorState text={TEXTS.failedToLoadRequirements} onRetry={() => void list.refetch()} busy={list.isFetching} />
    );
  if (!list.data) return <GridSkeleton />;
  const { data, total } = list.data;
  if (data.length === 0 && total > 0) return <PastTheLast page={query.page} first={hrefFor({})} />;
  if (data.length === 0) return <Nothing isNarrowed={isNarrowed} />;
  return <Cards found={data} total={total} requirements={requirements} />;
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  if (!isNarrowed) return <Empty title={TEXTS.noRequirementsNow} text={TEXTS.buyersPostNewOnes} />;
  return (
    <Empty
      title={TEXTS.noRequirementMatchesThese}
      text={TEXTS.buyersPostNewOnesEvery}
      action={
        <Link to="/requirements" className={buttonClass({ variant: 'line' })}>
          {TEXTS.clearFilters}
        </Link>
      }
    />
  );
}

type CardsProps = { found: readonly Requirement[]; total: number; requirements: Requirements };

function Cards({ found, total, requirements: { list, query, hrefFor, go } }: CardsProps) {
  const { user } = useSession();
  const isSeller = user !== null && isBusiness(user.role);
  const ids = isSeller ? found.map(({ _id }) => _id) : [];
  const { data: explanations } = useQuery(matchExplanations(user?._id ?? '', ids));
  return (
    <PagedCards
      count={total === 1 ? TEXTS.oneRequirement : TEXTS.totalRequirements(total.toLocaleString('en-IN'))}
      busy={list.isPlaceholderData}
      columns={COLUMNS}
      page={query.page}
      pages={Math.ceil(total / query.perPage)}
      hrefFor={(page) => hrefFor({ page })}
      onPage={(page) => go({ page })}
    >
      {found.map((requirement) => (
        <li key={requirement._id}>
          <RequirementCard
            requirement={requirement}
            badge={requirement.featured && <Badge tone="wait">{TEXTS.featured}</Badge>}
            action={<CallBuyer requirement={requirement} />}
          >
            <Why explanation={explanations?.find(({ _id }) => _id === requirement._id)} />
          </RequirementCard>
        </li>
      ))}
    </PagedCards>
  );
}

/** For a seller: why it was notified, or why not. */
function Why({ explanation }: { explanation: MatchExplanation | undefined }) {
  if (!explanation) return null;
  const { matched, why } = explanation;
  return (
    <div className="mt-3 border-line-2 border-t border-dashed pt-3 text-meta">
      <p className={classes('font-semibold', matched ? 'text-leaf' : 'text-ink-2')}>
        {matched ? TEXTS.matchesYou : TEXTS.whyYouWereNot}
      </p>
      <p className="mt-0.5 text-ink-2">{matched ? `${why.join('. ')}.` : why.join(' ')}</p>
    </div>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

const GridSkeleton = () => (
  <div className={COLUMNS}>
    <Loading label={TEXTS.loadingRequirements} />
    {CARDS.map((key) => (
      <Skeleton key={key} corners="card" className="h-64" />
    ))}
  </div>
);
