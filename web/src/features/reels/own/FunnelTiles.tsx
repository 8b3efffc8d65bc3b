import { useQuery } from '@tanstack/react-query';
import { ownId } from '#api/own-id.ts';
import { ownInsights } from '#features/leads/insights/insights.queries.ts';
import { StatTile } from '#ui/display/StatTile.tsx';

const DAYS = 30;
const counted = (count: number) => count.toLocaleString('en-IN');
const share = (part: number, whole: number, of: string) =>
  whole > 0 ? `${Math.round((part / whole) * 100)}% of ${of}` : `of ${of}`;

/** What a month of reels brought, from a view to a lead. */
export function FunnelTiles() {
  const { data } = useQuery(ownInsights(ownId(), DAYS));
  if (!data) return null;
  const { views, watched, taps, leads } = data.data.funnel;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatTile label="Views, 30 d" value={counted(views)} note="two seconds and more" />
      <StatTile label="Watched 3 s" value={counted(watched)} note={share(watched, views, 'views')} />
      <StatTile label="Product taps" value={counted(taps)} note={share(taps, watched, 'those who watched')} />
      <StatTile label="Leads" value={counted(leads)} note={share(leads, taps, 'taps')} />
    </div>
  );
}
