import { INSIGHT_DAYS, type InsightDays, type Insights } from '@plyhaat/contract/leads/insights';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { buttonClass } from '#ui/Button.tsx';
import { DailyPanel } from '#ui/charts/DailyPanel.tsx';
import { change, counted, percent } from '#ui/charts/figures.ts';
import { SharePanel } from '#ui/charts/SharePanel.tsx';
import { chipClass } from '#ui/display/Chip.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { StatTile } from '#ui/display/StatTile.tsx';
import { SOURCES } from '../words.ts';
import { ownInsights } from './insights.queries.ts';
import { ReelFunnelPanel } from './ReelFunnelPanel.tsx';
import { ResultsPanel } from './ResultsPanel.tsx';
import { CONTACTS, VIEWS } from './series.ts';
import { TopProducts } from './TopProducts.tsx';
import * as TEXTS from './texts.ts';

const account = getRouteApi('/account');
const USUAL = 30;
const OF_LEADS = { counted: TEXTS.leads, none: TEXTS.noLeadsInThis, others: TEXTS.countOthersCountedLeads };

/** How often a seller was looked at and asked, and what came of it. */
export function InsightsScreen() {
  const { user } = useSession();
  const chosen = account.useSearch().days;
  const days = INSIGHT_DAYS.find((offered) => String(offered) === chosen) ?? USUAL;
  const found = useQuery(ownInsights(user?._id ?? '', days));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h1 className="text-head">{TEXTS.insights}</h1>
        <Range days={days} />
      </div>
      {found.isError && (
        <ErrorState text={TEXTS.failedToLoadInsights} onRetry={() => void found.refetch()} busy={found.isFetching} />
      )}
      {found.isPending && <Waiting />}
      {found.data && !found.isError && <Figures insights={found.data.data} busy={found.isPlaceholderData} />}
    </div>
  );
}

function Range({ days }: { days: InsightDays }) {
  return (
    <nav aria-label={TEXTS.period} className="flex gap-2">
      {INSIGHT_DAYS.map((offered) => (
        <Link
          key={offered}
          to="/account"
          search={{ tab: 'insights', days: String(offered) }}
          aria-current={offered === days ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
          className={chipClass(offered === days)}
        >
          {TEXTS.offeredDays(offered)}
        </Link>
      ))}
    </nav>
  );
}

const isEmpty = ({ totals: { profileViews, productViews, reelPlays, leads } }: Insights) =>
  profileViews + productViews + reelPlays + leads === 0;

function Figures({ insights, busy }: { insights: Insights; busy: boolean }) {
  if (isEmpty(insights))
    return (
      <Empty
        text={TEXTS.noOneViewedYour(insights.days)}
        action={
          <Link to="/account" search={{ tab: 'myProducts' }} className={buttonClass({ variant: 'line' })}>
            {TEXTS.myProducts}
          </Link>
        }
      />
    );
  const { daily, sources, cities, products } = insights;
  const bySource = sources.map(({ source, leads }) => ({ label: SOURCES[source], count: leads }));
  const byCity = cities.map(({ cityName, leads }) => ({ label: cityName ?? TEXTS.notGiven, count: leads }));
  return (
    <div aria-busy={busy} className="grid grid-cols-1 gap-5 aria-busy:opacity-60">
      <Totals insights={insights} />
      <DailyPanel title={TEXTS.views} drawn="lines" series={VIEWS} daily={daily} />
      <DailyPanel title={TEXTS.leads} drawn="bars" series={CONTACTS} daily={daily} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <SharePanel title={TEXTS.leadsBySource} head={TEXTS.source} shares={bySource} words={OF_LEADS} />
        <SharePanel title={TEXTS.leadsByCity} head={TEXTS.city} shares={byCity} words={OF_LEADS} />
      </div>
      <ResultsPanel placements={insights.placements} />
      <ReelFunnelPanel funnel={insights.funnel} reels={insights.reels} />
      <TopProducts products={products} />
    </div>
  );
}

function Totals({ insights: { days, totals, before, conversion, wonShare } }: { insights: Insights }) {
  const note = TEXTS.vsPreviousDays(days);
  const tile = (label: string, now: number, then: number) => (
    <StatTile
      label={label}
      value={counted(now)}
      change={change(now, then)}
      note={then > 0 ? note : TEXTS.noneInThePrevious(days)}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
      {tile(TEXTS.profileViews, totals.profileViews, before.profileViews)}
      {tile(TEXTS.productViews, totals.productViews, before.productViews)}
      {tile(TEXTS.leads, totals.leads, before.leads)}
      {tile(TEXTS.calls, totals.calls, before.calls)}
      <StatTile label={TEXTS.conversion} value={percent(conversion)} note={TEXTS.leadsPerView} />
      <StatTile
        label={TEXTS.won}
        value={percent(wonShare)}
        note={TEXTS.wonOfLeads(counted(totals.won), counted(totals.leads))}
      />
    </div>
  );
}

const TILES = ['a', 'b', 'c', 'd', 'e', 'f'];
const Waiting = () => (
  <>
    <Loading />
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
      {TILES.map((tile) => (
        <Skeleton key={tile} corners="card" className="h-27" />
      ))}
    </div>
    <Skeleton corners="card" className="h-96" />
    <Skeleton corners="card" className="h-96" />
  </>
);
