import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { QuoteFigures } from '@plyhaat/contract/requirements/quotes';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useSay } from '#ui/said.ts';
import { monthText } from './words.ts';

const TICK = { fill: 'var(--ink-3)', fontSize: 13 };
const SURFACE = { background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8, color: 'var(--ink)' };

const SERIES = [
  { figure: 'sent', label: msg`Sent`, color: 'var(--teak)' },
  { figure: 'won', label: msg`Won`, color: 'var(--leaf)' },
] as const;

type Props = { months: readonly QuoteFigures['months'][number][]; label: string };

/** Sent and won, side by side for each month. */
export function QuoteChart({ months, label }: Props) {
  const { t } = useLingui();
  const _say = useSay();
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-ui">
        {SERIES.map(({ figure, label, color }) => (
          <li key={figure} className="inline-flex items-center gap-2">
            <svg aria-hidden="true" width="10" height="10" className="flex-none">
              <rect width="10" height="10" rx="2" fill={color} />
            </svg>
            {t(label)}
          </li>
        ))}
      </ul>
      <div className="h-64">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={[...months]} aria-label={label} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="month"
              tickFormatter={(month) => monthText(String(month), t)}
              tick={TICK}
              tickLine={false}
            />
            <YAxis allowDecimals={false} tick={TICK} tickLine={false} axisLine={false} width={36} />
            <Tooltip
              contentStyle={SURFACE}
              itemStyle={{ color: 'var(--ink)' }}
              isAnimationActive={false}
              labelFormatter={(month) => monthText(String(month), t)}
            />
            {SERIES.map(({ figure, label, color }) => (
              <Bar
                key={figure}
                dataKey={figure}
                name={t(label)}
                fill={color}
                maxBarSize={28}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </>
  );
}
