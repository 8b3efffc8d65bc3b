import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Insights } from '@plyhaat/contract/leads/insights';
import { Link } from '@tanstack/react-router';
import { FigureTable } from '#ui/charts/FigureTable.tsx';
import { counted } from '#ui/charts/figures.ts';
import { Panel } from '#ui/display/Panel.tsx';

type Row = Insights['placements'][number];

const KINDS: Readonly<Record<Row['kind'], readonly [name: MessageDescriptor, tab: string]>> = {
  banner: [msg`Banner`, 'myBanner'],
  advertisement: [msg`New arrival`, 'myNewArrival'],
  flashSale: [msg`Flash sale`, 'myFlashSales'],
  promotion: [msg`Promotion`, 'myPromotions'],
};

/** Results of banners, new arrivals, flash sales and promotions; nothing where there were none. */
export function ResultsPanel({ placements }: Pick<Insights, 'placements'>) {
  const { t } = useLingui();
  if (placements.length === 0) return null;
  const columns = [
    {
      head: t`Banner or offer`,
      cell: ({ kind, title }: Row) => (
        <>
          <span className="block min-w-32 wrap-break-word">{title}</span>
          <Link to="/account" search={{ tab: KINDS[kind][1] }} className="link text-meta">
            {t(KINDS[kind][0])}
          </Link>
        </>
      ),
    },
    { head: t`Seen`, cell: ({ seen }: Row) => counted(seen) },
    { head: t`Tapped`, cell: ({ tapped }: Row) => counted(tapped) },
    { head: t`Leads`, cell: ({ leads }: Row) => counted(leads) },
  ];
  return (
    <Panel
      title={t`What it brought`}
      line={t`Leads are those within 24 hours of a tap. Your own visits are not counted.`}
    >
      <div className="overflow-x-auto">
        <FigureTable caption={t`What it brought`} columns={columns} rows={placements} rowKey={({ _id }) => _id} />
      </div>
    </Panel>
  );
}
