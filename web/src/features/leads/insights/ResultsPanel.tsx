import type { Insights } from '@plyhaat/contract/leads/insights';
import { Link } from '@tanstack/react-router';
import { FigureTable } from '#ui/charts/FigureTable.tsx';
import { counted } from '#ui/charts/figures.ts';
import { Panel } from '#ui/display/Panel.tsx';
import * as TEXTS from './texts.ts';

type Row = Insights['placements'][number];

const KINDS: Readonly<Record<Row['kind'], readonly [name: string, tab: string]>> = {
  banner: [TEXTS.banner, 'myBanner'],
  advertisement: [TEXTS.newArrival, 'myNewArrival'],
  flashSale: [TEXTS.flashSale, 'myFlashSales'],
  promotion: [TEXTS.promotion, 'myPromotions'],
};

const COLUMNS = [
  {
    head: TEXTS.placement,
    cell: ({ kind, title }: Row) => (
      <>
        <span className="block min-w-32 wrap-break-word">{title}</span>
        <Link to="/account" search={{ tab: KINDS[kind][1] }} className="link text-meta">
          {KINDS[kind][0]}
        </Link>
      </>
    ),
  },
  { head: TEXTS.seen, cell: ({ seen }: Row) => counted(seen) },
  { head: TEXTS.tapped, cell: ({ tapped }: Row) => counted(tapped) },
  { head: TEXTS.leads, cell: ({ leads }: Row) => counted(leads) },
];

/** Results of banners, new arrivals, flash sales and promotions; nothing where there were none. */
export function ResultsPanel({ placements }: Pick<Insights, 'placements'>) {
  if (placements.length === 0) return null;
  return (
    <Panel title={TEXTS.whatItBrought} line={TEXTS.leadsWithin24}>
      <div className="overflow-x-auto">
        <FigureTable caption={TEXTS.whatItBrought} columns={COLUMNS} rows={placements} rowKey={({ _id }) => _id} />
      </div>
    </Panel>
  );
}
