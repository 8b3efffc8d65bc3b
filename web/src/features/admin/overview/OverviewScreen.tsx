import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { OVERVIEW_DAYS, type Overview, type OverviewDays } from '@plyhaat/contract/admin/overview';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { counted } from '#ui/charts/figures.ts';
import { chipClass } from '#ui/display/Chip.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Figures } from './Figures.tsx';
import { overviewOf } from './overview.queries.ts';
import { ageText } from './overview.words.ts';

const route = getRouteApi('/console/admin');
const USUAL = 30;

/** How the marketplace does. Approvers have the queue alone and land there. */
export function OverviewScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Overview`} otherwise="/admin/review">
      <Screen />
    </ManagerScreen>
  );
}

function Screen() {
  const { t } = useLingui();
  const chosen = route.useSearch().days;
  const days = OVERVIEW_DAYS.find((offered) => String(offered) === chosen) ?? USUAL;
  const found = useQuery(overviewOf(days));
  return (
    <div className="grid grid-cols-1 gap-4 px-[clamp(1rem,2.4vw,2rem)] py-6 sm:gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-head">
            <Trans>Overview</Trans>
          </h1>
          <p className="min-h-6 text-ink-2 text-ui">{found.data && <Summary overview={found.data} />}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Range days={days} />
          <Link to="/admin/review" className={buttonClass({})}>
            <Trans>Open the queue</Trans>
          </Link>
        </div>
      </div>
      {found.isError && (
        <ErrorState
          text={t`Failed to load the overview. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && <Waiting />}
      {found.data && !found.isError && <Figures overview={found.data} busy={found.isPlaceholderData} />}
    </div>
  );
}

function Summary({ overview: { queue, now, countedAt } }: { overview: Overview }) {
  const { t } = useLingui();
  if (!countedAt) return null;
  const age = t(ageText(queue[0]?.oldest ?? 0));
  const shown = counted(now.waiting);
  const moment = formatMoment(new Date(countedAt));
  const waits = t`${plural(
    { count: now.waiting },
    {
      0: 'Nothing waits for a decision.',
      one: `1 item waits for a decision, for ${age}.`,
      other: `${shown} items wait for a decision, the oldest for ${age}.`,
    },
  )}`;
  return `${waits} ${t`Counted ${moment}.`}`;
}

function Range({ days }: { days: OverviewDays }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Period`} className="flex gap-2">
      {OVERVIEW_DAYS.map((offered) => (
        <Link
          key={offered}
          to="/admin"
          search={offered === USUAL ? {} : { days: String(offered) }}
          aria-current={offered === days ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
          className={chipClass(offered === days)}
        >
          <Trans>{offered} days</Trans>
        </Link>
      ))}
    </nav>
  );
}

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const Waiting = () => (
  <>
    <Loading />
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {TILES.map((tile) => (
        <Skeleton key={tile} corners="card" className="h-27" />
      ))}
    </div>
    <Skeleton corners="card" className="h-96" />
  </>
);
