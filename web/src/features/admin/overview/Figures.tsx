import type { Overview } from '@plyhaat/contract/admin/overview';
import { Link } from '@tanstack/react-router';
import { DailyPanel } from '#ui/charts/DailyPanel.tsx';
import { SharePanel } from '#ui/charts/SharePanel.tsx';
import type { ChartDay, Series } from '#ui/charts/series.ts';
import { Empty } from '#ui/display/Empty.tsx';
import { EndingPanel } from './EndingPanel.tsx';
import { LevelsPanel } from './LevelsPanel.tsx';
import { rupees, shortRupees } from './overview.words.ts';
import { QueuePanel } from './QueuePanel.tsx';
import { StaffPanel } from './StaffPanel.tsx';
import { Tiles } from './Tiles.tsx';
import * as TEXTS from './texts.ts';
import { UnfoundPanel } from './UnfoundPanel.tsx';

/** A figure of each day beside that of the day as far back in the period before. */
const COMPARED: readonly Series[] = [
  { figure: 'now', label: TEXTS.thisPeriod, color: 'var(--teak)' },
  { figure: 'before', label: TEXTS.before, color: 'var(--ink-3)', dashes: '6 4' },
];
const compared = ({ daily, dailyBefore }: Overview, figure: 'leads' | 'visits'): ChartDay[] =>
  daily.map((day, at) => ({ day: day.day, now: day[figure], before: dailyBefore[at]?.[figure] ?? 0 }));

const REVENUE: readonly Series[] = [
  { figure: 'planRevenue', label: TEXTS.plans, color: 'var(--teak)' },
  { figure: 'topupRevenue', label: TEXTS.topups, color: 'var(--ply-1)' },
];

const OF_SELLERS = {
  counted: TEXTS.sellers,
  before: TEXTS.before,
  none: TEXTS.noSellers,
  others: TEXTS.otherStates,
};

/** Tiles, and below them what they are made of. */
export function Figures({ overview, busy }: { overview: Overview; busy: boolean }) {
  const { daily, now, queue, days, unfound } = overview;
  if (!overview.countedAt) return <Empty text={TEXTS.notCountedYet} />;
  const states = overview.sellersByState.map(({ stateName, sellers, before }) => ({
    label: stateName ?? TEXTS.notGiven,
    count: sellers,
    before,
  }));
  return (
    <div aria-busy={busy} className="grid grid-cols-1 gap-4 aria-busy:opacity-60 sm:gap-5">
      <Tiles overview={overview} />
      <div className="grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-5">
        <div className="grid grid-cols-1 gap-4 sm:gap-5 xl:col-span-3">
          <DailyPanel title={TEXTS.leadsADay} drawn="lines" series={COMPARED} daily={compared(overview, 'leads')} />
          <DailyPanel title={TEXTS.visitsADay} drawn="lines" series={COMPARED} daily={compared(overview, 'visits')} />
        </div>
        <QueuePanel queue={queue} waiting={now.waiting} />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-5">
        <DailyPanel
          title={TEXTS.revenueADay}
          drawn="bars"
          series={REVENUE}
          daily={daily}
          format={rupees}
          tick={shortRupees}
          link={<ListLink to="/admin/orders" label={TEXTS.orders} />}
          className="xl:col-span-3"
        />
        <UnfoundPanel unfound={unfound} days={days} />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:gap-5 lg:grid-cols-2">
        <SharePanel
          title={TEXTS.sellersByState}
          head={TEXTS.state}
          shares={states}
          words={OF_SELLERS}
          link={<ListLink to="/admin/members" label={TEXTS.members} />}
        />
        <LevelsPanel now={now} earlier={overview.earlier} />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-5">
        <StaffPanel className="xl:col-span-3" />
        <EndingPanel ending={overview.ending} className="xl:col-span-2" />
      </div>
    </div>
  );
}

const ListLink = ({ to, label }: { to: '/admin/orders' | '/admin/members'; label: string }) => (
  <Link to={to} className="link inline-flex min-h-11 items-center text-ui">
    {label}
  </Link>
);
