import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useSay } from '#ui/said.ts';
import type { Say } from '../said.ts';
import { shortDay, wholeDay } from './figures.ts';
import type { ChartDay, Series } from './series.ts';

type Props = {
  daily: readonly ChartDay[];
  series: readonly Series[];
  label: string;
  /** A figure as it is written beside its name, and beside the axis. */
  format: (figure: number) => string;
  tick?: (figure: number) => string;
};
type Scale = Pick<Props, 'format' | 'tick'>;

const TICK = { fill: 'var(--ink-3)', fontSize: 13 };
const SURFACE = {
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  color: 'var(--ink)',
  fontSize: 14,
};

/** What both kinds of chart stand on. A function, because the charts look at their own children. */
const ground = (cursor: object, { format, tick }: Scale, say: Say): ReactNode => [
  <CartesianGrid key="grid" vertical={false} stroke="var(--line)" />,
  <XAxis
    key="days"
    dataKey="day"
    tickFormatter={(day) => shortDay(String(day), say)}
    tick={TICK}
    tickLine={false}
    axisLine={{ stroke: 'var(--line-2)' }}
    minTickGap={32}
    interval="equidistantPreserveStart"
  />,
  <YAxis
    key="figures"
    allowDecimals={false}
    tick={TICK}
    tickLine={false}
    axisLine={false}
    width={tick ? 48 : 36}
    {...(tick && { tickFormatter: tick })}
  />,
  <Tooltip
    key="day"
    cursor={cursor}
    contentStyle={SURFACE}
    itemStyle={{ color: 'var(--ink)' }}
    isAnimationActive={false}
    labelFormatter={(day) => wholeDay(String(day), say)}
    formatter={(figure) => format(Number(figure))}
  />,
];

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="h-64">
    <ResponsiveContainer width="100%" height="100%">
      {children}
    </ResponsiveContainer>
  </div>
);

/** Arrow keys walk from day to day once the chart has the focus. */
export function DailyLines({ daily, series, label, ...scale }: Props) {
  const say = useSay();
  return (
    <Frame>
      <LineChart data={[...daily]} aria-label={label} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        {ground({ stroke: 'var(--line-2)' }, scale, say)}
        {series.map(({ figure, label, color, dashes }) => (
          <Line
            key={figure}
            dataKey={figure}
            name={label}
            stroke={color}
            strokeWidth={2.25}
            strokeLinecap="round"
            dot={false}
            isAnimationActive={false}
            {...(dashes && { strokeDasharray: dashes })}
          />
        ))}
      </LineChart>
    </Frame>
  );
}

export function DailyBars({ daily, series, label, ...scale }: Props) {
  const say = useSay();
  return (
    <Frame>
      <BarChart
        data={[...daily]}
        aria-label={label}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="20%"
      >
        {ground({ fill: 'var(--sunken)' }, scale, say)}
        {series.map(({ figure, label, color }) => (
          <Bar
            key={figure}
            dataKey={figure}
            name={label}
            stackId="day"
            fill={color}
            maxBarSize={28}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </Frame>
  );
}
