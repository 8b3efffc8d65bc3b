import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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
import type { Requirements } from './useRequirements.ts';

export const COLUMNS = 'grid grid-cols-1 gap-gap md:grid-cols-2 xl:grid-cols-3';

type GridProps = {
  requirements: Requirements;
  /** Ids of those that stand above the list already. */
  without: readonly string[];
};

/** The list in all its states. While another page of it is on its way, the last one stays, faded. */
export function RequirementGrid({ requirements, without }: GridProps) {
  const { t } = useLingui();
  const { list, query, hrefFor, isNarrowed } = requirements;
  if (list.isError && !list.data)
    return (
      <ErrorState
        text={t`Failed to load requirements. Please try again.`}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  if (!list.data) return <GridSkeleton />;
  const { data, total } = list.data;
  if (data.length === 0 && total > 0) return <PastTheLast page={query.page} first={hrefFor({})} />;
  if (data.length === 0) return <Nothing isNarrowed={isNarrowed} />;
  const found = data.filter(({ _id }) => !without.includes(_id));
  return <Cards found={found} total={total} requirements={requirements} />;
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui();
  if (!isNarrowed) return <Empty title={t`No requirements now`} text={t`Buyers post new ones every day.`} />;
  return (
    <Empty
      title={t`No requirement matches these filters`}
      text={t`Buyers post new ones every day. Sellers are notified of those that fit their products.`}
      action={
        <Link to="/requirements" className={buttonClass({ variant: 'line' })}>
          <Trans>Clear Filters</Trans>
        </Link>
      }
    />
  );
}

type CardsProps = { found: readonly Requirement[]; total: number; requirements: Requirements };

function Cards({ found, total, requirements: { list, query, hrefFor, go } }: CardsProps) {
  const { t } = useLingui();
  return (
    <PagedCards
      count={t`${plural(total, { one: '1 requirement', other: `${{ shown: total.toLocaleString('en-IN') }} requirements` })}`}
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
        badge={
          requirement.featured && (
            <Badge tone="wait">
              <Trans>Featured</Trans>
            </Badge>
          )
        }
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
          <Trans>Why you were not notified</Trans>
        </summary>
        <p className="text-ink-2">{why.join(' ')}</p>
      </details>
    );
  return (
    <div className="mt-3 border-line-2 border-t border-dashed pt-3 text-meta">
      <p className="font-semibold text-leaf">
        <Trans>Matches you</Trans>
      </p>
      <p className="mt-0.5 text-ink-2">{`${why.join('. ')}.`}</p>
    </div>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

const GridSkeleton = () => {
  const { t } = useLingui();
  return (
    <div className={COLUMNS}>
      <Loading label={t`Loading requirements`} />
      {CARDS.map((key) => (
        <Skeleton key={key} corners="card" className="h-64" />
      ))}
    </div>
  );
};
