import { useLingui } from '@lingui/react/macro';
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
import { UnfoundPanel } from './UnfoundPanel.tsx';

/** A figure of each day beside that of the day as far back in the period before. */
const compared = ({ daily, dailyBefore }: Overview, figure: 'leads' | 'visits'): ChartDay[] =>
  daily.map((day, at) => ({ day: day.day, now: day[figure], before: dailyBefore[at]?.[figure] ?? 0 }));

function useSeries() {
  const { t } = useLingui();
  const compared: readonly Series[] = [
    { figure: 'now', label: t`This period`, color: 'var(--teak)' },
    { figure: 'before', label: t`Before`, color: 'var(--ink-3)', dashes: '6 4' },
  ];
  const revenue: readonly Series[] = [
    { figure: 'planRevenue', label: t`Plans`, color: 'var(--teak)' },
    { figure: 'topupRevenue', label: t`Top-ups`, color: 'var(--ply-1)' },
  ];
  return { compared, revenue };
}

/** Tiles, and below them what they are made of. */
export function Figures({ overview, busy }: { overview: Overview; busy: boolean }) {
  const { t } = useLingui();
  const series = useSeries();
  const { daily, now, queue, days, unfound } = overview;
  if (!overview.countedAt)
    return <Empty text={t`The first figures are being counted. Please look again in ten minutes.`} />;
  return (
    <div aria-busy={busy} className="grid grid-cols-1 gap-4 aria-busy:opacity-60 sm:gap-5">
      <Tiles overview={overview} />
      <div className="grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-5">
        <div className="grid grid-cols-1 gap-4 sm:gap-5 xl:col-span-3">
          <DailyPanel
            title={t`Leads a day`}
            drawn="lines"
            series={series.compared}
            daily={compared(overview, 'leads')}
          />
          <DailyPanel
            title={t`Visits a day`}
            drawn="lines"
            series={series.compared}
            daily={compared(overview, 'visits')}
          />
        </div>
        <QueuePanel queue={queue} waiting={now.waiting} />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-5">
        <DailyPanel
          title={t`Revenue a day`}
          drawn="bars"
          series={series.revenue}
          daily={daily}
          format={rupees}
          tick={shortRupees}
          link={<ListLink to="/admin/orders" label={t`Orders`} />}
          className="xl:col-span-3"
        />
        <UnfoundPanel unfound={unfound} days={days} />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:gap-5 lg:grid-cols-2">
        <SellersByState states={overview.sellersByState} />
        <LevelsPanel now={now} earlier={overview.earlier} />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-5">
        <StaffPanel className="xl:col-span-3" />
        <EndingPanel ending={overview.ending} className="xl:col-span-2" />
      </div>
    </div>
  );
}

function SellersByState({ states }: { states: Overview['sellersByState'] }) {
  const { t } = useLingui();
  const words = {
    counted: t`Sellers`,
    before: t`Before`,
    none: t`No sellers yet.`,
    others: (many: number, count: string) => t`${many} others: ${count} sellers`,
  };
  const shares = states.map(({ stateName, sellers, before }) => ({
    label: stateName ?? t`Not given`,
    count: sellers,
    before,
  }));
  return (
    <SharePanel
      title={t`Sellers by state`}
      head={t`State`}
      shares={shares}
      words={words}
      link={<ListLink to="/admin/members" label={t`Members`} />}
    />
  );
}

const ListLink = ({ to, label }: { to: '/admin/orders' | '/admin/members'; label: string }) => (
  <Link to={to} className="link inline-flex min-h-11 items-center text-ui">
    {label}
  </Link>
);
