import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { QuoteFigures } from '@plyhaat/contract/requirements/quotes';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ChartPanel } from '#ui/charts/ChartPanel.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { useSay } from '#ui/said.ts';
import { monthText } from './words.ts';

/** The charts' library is large: figures and tables do not wait for it. */
const Chart = lazyRouteComponent(() => import('./QuoteChart.tsx'), 'QuoteChart');

type Month = QuoteFigures['months'][number];

/** How many quotes were sent and won in the last half year, and what they were worth. */
export function QuoteMonths({ months }: { months: readonly Month[] }) {
  const { t } = useLingui();
  const _say = useSay();
  const title = t`Quotes by month`;
  const columns = [
    { head: t`Month`, cell: ({ month }: Month) => monthText(month, t) },
    { head: t`Sent`, cell: ({ sent }: Month) => sent },
    { head: t`Won`, cell: ({ won }: Month) => won },
    { head: t`Value won`, cell: ({ wonValue }: Month) => formatRupees(wonValue) },
  ];
  const [sent, won] = [
    months.reduce((sum, each) => sum + each.sent, 0),
    months.reduce((sum, each) => sum + each.won, 0),
  ];
  return (
    <ChartPanel
      title={title}
      line={t`${sent} sent and ${won} won in six months`}
      caption={title}
      columns={columns}
      rows={months.toReversed()}
      rowKey={({ month }) => month}
    >
      <Suspense fallback={<Waiting />}>
        <Chart months={months} label={t`${title}: ${sent} sent, ${won} won`} />
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
