import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ownId } from '#api/own-id.ts';
import { ownInsights } from '#features/leads/insights/insights.queries.ts';
import { StatTile } from '#ui/display/StatTile.tsx';

const DAYS = 30;
const counted = (count: number) => count.toLocaleString('en-IN');
const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : null);

/** What a month of reels brought, from a view to a lead. */
export function FunnelTiles() {
  const { t } = useLingui();
  const { data } = useQuery(ownInsights(ownId(), DAYS));
  if (!data) return null;
  const { views, watched, taps, leads } = data.data.funnel;
  const ofViews = percent(watched, views);
  const ofWatched = percent(taps, watched);
  const ofTaps = percent(leads, taps);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatTile label={t`Views, 30 d`} value={counted(views)} note={t`two seconds and more`} />
      <StatTile
        label={t`Watched 3 s`}
        value={counted(watched)}
        note={ofViews === null ? t`of views` : t`${ofViews}% of views`}
      />
      <StatTile
        label={t`Product taps`}
        value={counted(taps)}
        note={ofWatched === null ? t`of those who watched` : t`${ofWatched}% of those who watched`}
      />
      <StatTile label={t`Leads`} value={counted(leads)} note={ofTaps === null ? t`of taps` : t`${ofTaps}% of taps`} />
    </div>
  );
}
