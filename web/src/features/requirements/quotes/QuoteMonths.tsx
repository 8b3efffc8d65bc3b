import { formatRupees } from '@plyhaat/contract/core/money';
import type { QuoteFigures } from '@plyhaat/contract/requirements/quotes';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ChartPanel } from '#ui/charts/ChartPanel.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import * as TEXTS from './texts.ts';
import { monthName } from './words.ts';

/** The charts' library is large: figures and tables do not wait for it. */
const Chart = lazyRouteComponent(() => import('./QuoteChart.tsx'), 'QuoteChart');

type Month = QuoteFigures['months'][number];
const COLUMNS = [
  { head: TEXTS.month, cell: ({ month }: Month) => monthName(month) },
  { head: TEXTS.sent, cell: ({ sent }: Month) => sent },
  { head: TEXTS.won, cell: ({ won }: Month) => won },
  { head: TEXTS.valueWon, cell: ({ wonValue }: Month) => formatRupees(wonValue) },
];

/** How many quotes were sent and won in the last half year, and what they were worth. */
export function QuoteMonths({ months }: { months: readonly Month[] }) {
  const title = TEXTS.quotesByMonth;
  const [sent, won] = [
    months.reduce((sum, each) => sum + each.sent, 0),
    months.reduce((sum, each) => sum + each.won, 0),
  ];
  return (
    <ChartPanel
      title={title}
      line={TEXTS.sentAndWonIn(sent, won)}
      caption={title}
      columns={COLUMNS}
      rows={months.toReversed()}
      rowKey={({ month }) => month}
    >
      <Suspense fallback={<Waiting />}>
        <Chart months={months} label={TEXTS.titleSentSentWon(title, sent, won)} />
      </Suspense>
    </ChartPanel>
  );
}

const Waiting = () => (
  <>
    <Loading />
    <Skeleton className="h-64" />
  </>
);
