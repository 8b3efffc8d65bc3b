import { isBusiness } from '@plyhaat/contract/core/roles';
import type { MatchExplanation } from '@plyhaat/contract/requirements/matching';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { buttonClass } from '#ui/Button.tsx';
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

export const COLUMNS = 'grid grid-cols-1 gap-gap md:grid-cols-2 xl:grid-cols-3';

type GridProps = {
  requirements: Requirements;
  /** Ids of those that stand above the list already. */
  without: readonly string[];
};

/** The list in all its states. While another page of it is on its way, the last one stays, faded. */
export function RequirementGrid({ requirements, without }: GridProps) {
  const { list, query, hrefFor, isNarrowed } = requirements;
  if (list.isError && !list.data)
    return (
      <ErrorState text={TEXTS.failedToLoadRequirements} onRetry={() => void list.refetch()} busy={list.isFetching} />
    );
  if (!list.data) return <GridSkeleton />;
  const { data, total } = list.data;
  if (data.length === 0 && total > 0) return <PastTheLast page={query.page} first={hrefFor({})} />;
  if (data.length === 0) return <Nothing isNarrowed={isNarrowed} />;
  const found = data.filter(({ _id }) => !without.includes(_id));
  return <Cards found={found} total={total} requirements={requirements} />;
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
      <ExplainedCards found={found} />
    </PagedCards>
  );
}

/** For a seller with why it was notified of each, or why not. */
export function ExplainedCards({ found, heading }: { found: readonly Requirement[]; heading?: 'h2' | 'h3' }) {
  const { user } = useSession();
  const isSeller = user !== null && isBusiness(user.role);
  const ids = isSeller ? found.map(({ _id }) => _id) : [];
  const { data: explanations } = useQuery(matchExplanations(user?._id ?? '', ids));
  return found.map((requirement) => (
    <li key={requirement._id}>
      <RequirementCard
        requirement={requirement}
        {...(heading && { heading })}
        badge={requirement.featured && <Badge tone="wait">{TEXTS.featured}</Badge>}
        action={<CallBuyer requirement={requirement} />}
      >
        <Why explanation={explanations?.find(({ _id }) => _id === requirement._id)} />
      </RequirementCard>
    </li>
  ));
}

/** Why a seller was notified; why not is folded away. */
function Why({ explanation }: { explanation: MatchExplanation | undefined }) {
  if (!explanation) return null;
  const { matched, why } = explanation;
  if (!matched)
    return (
      <details className="relative z-1 mt-3 border-line-2 border-t border-dashed text-meta">
        <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold text-ink-2">
          {TEXTS.whyYouWereNot}
        </summary>
        <p className="text-ink-2">{why.join(' ')}</p>
      </details>
    );
  return (
    <div className="mt-3 border-line-2 border-t border-dashed pt-3 text-meta">
      <p className="font-semibold text-leaf">{TEXTS.matchesYou}</p>
      <p className="mt-0.5 text-ink-2">{`${why.join('. ')}.`}</p>
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
