import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { Loading, Skeleton } from '../display/Skeleton.tsx';
import { ChartPanel } from './ChartPanel.tsx';
import { counted, wholeDay } from './figures.ts';
import type { ChartDay, Series } from './series.ts';

/** The charts' library is large: figures and tables do not wait for it. */
const CHARTS = {
  lines: lazyRouteComponent(() => import('./DailyChart.tsx'), 'DailyLines'),
  bars: lazyRouteComponent(() => import('./DailyChart.tsx'), 'DailyBars'),
};

type Props = {
  title: string;
  drawn: keyof typeof CHARTS;
  series: readonly Series[];
  daily: readonly ChartDay[];
  /** A figure as it is written; a plain number where nothing is said. */
  format?: (figure: number) => string;
  /** The same beside the axis, where there is little room. */
  tick?: (figure: number) => string;
  link?: ReactNode;
  className?: string;
};

/** Figures of every day. */
export function DailyPanel({ title, drawn, series, daily, format = counted, tick, ...panel }: Props) {
  const { t } = useLingui();
  const Chart = CHARTS[drawn];
  const columns = [
    { head: t`Day`, cell: ({ day }: ChartDay) => wholeDay(day, t) },
    ...series.map(({ figure, label }) => ({ head: label, cell: (day: ChartDay) => format(Number(day[figure])) })),
  ];
  const sums = sumsOf(series, daily, format);
  const table = { caption: title, columns, rows: daily.toReversed(), rowKey: ({ day }: ChartDay) => day };
  return (
    <ChartPanel title={title} {...table} {...panel}>
      <Suspense fallback={<Waiting />}>
        <Legend series={series} drawn={drawn} />
        <Chart
          daily={daily}
          series={series}
          label={t`${title}, ${plural({ count: daily.length }, { one: '1 day', other: `${{ count: daily.length }} days` })}: ${sums}`}
          format={format}
          {...(tick && { tick })}
        />
      </Suspense>
    </ChartPanel>
  );
}

function sumsOf(series: readonly Series[], daily: readonly ChartDay[], format: (figure: number) => string): string {
  const sums = series.map(({ figure, label }) => {
    const sum = daily.reduce((total, day) => total + Number(day[figure]), 0);
    return `${label} ${format(sum)}`;
  });
  return sums.join(', ');
}

function Legend({ series, drawn }: Pick<Props, 'series' | 'drawn'>) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-ui">
      {series.map(({ figure, label, color, dashes }) => (
        <li key={figure} className="inline-flex items-center gap-2">
          <svg aria-hidden="true" width="20" height="10" className="flex-none">
            {drawn === 'bars' ? (
              <rect x="4" width="10" height="10" rx="2" fill={color} />
            ) : (
              <line x1="1" x2="19" y1="5" y2="5" stroke={color} strokeWidth="3" strokeDasharray={dashes} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

const Waiting = () => (
  <>
    <Loading />
    <Skeleton className="h-72" />
  </>
);
