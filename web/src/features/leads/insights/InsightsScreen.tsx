import { Trans, useLingui } from '@lingui/react/macro';
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
import { useSeries } from './series.ts';
import { TopProducts } from './TopProducts.tsx';

const account = getRouteApi('/account');
const USUAL = 30;

/** How often a seller was looked at and asked, and what came of it. */
export function InsightsScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const chosen = account.useSearch().days;
  const days = INSIGHT_DAYS.find((offered) => String(offered) === chosen) ?? USUAL;
  const found = useQuery(ownInsights(user?._id ?? '', days));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h1 className="text-head">
          <Trans>Insights</Trans>
        </h1>
        <Range days={days} />
      </div>
      {found.isError && (
        <ErrorState
          text={t`Failed to load insights. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && <Waiting />}
      {found.data && !found.isError && <Figures insights={found.data.data} busy={found.isPlaceholderData} />}
    </div>
  );
}

function Range({ days }: { days: InsightDays }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Period`} className="flex gap-2">
      {INSIGHT_DAYS.map((offered) => (
        <Link
          key={offered}
          to="/account"
          search={{ tab: 'insights', days: String(offered) }}
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

const isEmpty = ({ totals: { profileViews, productViews, reelPlays, leads } }: Insights) =>
  profileViews + productViews + reelPlays + leads === 0;

function Figures({ insights, busy }: { insights: Insights; busy: boolean }) {
  const { t } = useLingui();
  const { views, contacts } = useSeries();
  if (isEmpty(insights))
    return (
      <Empty
        text={t`No one viewed your store or products in the last ${{ days: insights.days }} days. Add more products so that buyers can find you.`}
        action={
          <Link to="/account" search={{ tab: 'myProducts' }} className={buttonClass({ variant: 'line' })}>
            <Trans>My products</Trans>
          </Link>
        }
      />
    );
  const { daily, sources, cities, products } = insights;
  const ofLeads = {
    counted: t`Leads`,
    none: t`No leads in this period.`,
    others: (count: number, counted: string) => t`${count} others: ${counted} leads`,
  };
  const bySource = sources.map(({ source, leads }) => ({ label: t(SOURCES[source]), count: leads }));
  const byCity = cities.map(({ cityName, leads }) => ({ label: cityName ?? t`Not given`, count: leads }));
  return (
    <div aria-busy={busy} className="grid grid-cols-1 gap-5 aria-busy:opacity-60">
      <Totals insights={insights} />
      <DailyPanel title={t`Views`} drawn="lines" series={views} daily={daily} />
      <DailyPanel title={t`Leads`} drawn="bars" series={contacts} daily={daily} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <SharePanel title={t`Leads by source`} head={t`Source`} shares={bySource} words={ofLeads} />
        <SharePanel title={t`Leads by city`} head={t`City`} shares={byCity} words={ofLeads} />
      </div>
      <ResultsPanel placements={insights.placements} />
      <ReelFunnelPanel funnel={insights.funnel} reels={insights.reels} />
      <TopProducts products={products} />
    </div>
  );
}

function Totals({ insights: { days, totals, before, conversion, wonShare } }: { insights: Insights }) {
  const { t } = useLingui();
  const note = t`vs previous ${days} days`;
  const tile = (label: string, now: number, then: number) => (
    <StatTile
      label={label}
      value={counted(now)}
      change={change(now, then)}
      note={then > 0 ? note : t`None in the previous ${days} days`}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
      {tile(t`Profile views`, totals.profileViews, before.profileViews)}
      {tile(t`Product views`, totals.productViews, before.productViews)}
      {tile(t`Leads`, totals.leads, before.leads)}
      {tile(t`Calls`, totals.calls, before.calls)}
      <StatTile label={t`Conversion`} value={percent(conversion)} note={t`Leads per view`} />
      <StatTile
        label={t`Won`}
        value={percent(wonShare)}
        note={t`${{ won: counted(totals.won) }} of ${{ leads: counted(totals.leads) }} leads`}
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
