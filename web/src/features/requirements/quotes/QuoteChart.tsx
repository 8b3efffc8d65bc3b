import type { QuoteFigures } from '@plyhaat/contract/requirements/quotes';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { monthName } from './words.ts';

const TICK = { fill: 'var(--ink-3)', fontSize: 13 };
const SURFACE = { background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8, color: 'var(--ink)' };

type Props = { months: readonly QuoteFigures['months'][number][]; label: string };

/** Sent and won, side by side for each month. */
export function QuoteChart({ months, label }: Props) {
  return (
    <div className="h-64">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...months]} aria-label={label} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="month" tickFormatter={monthName} tick={TICK} tickLine={false} />
          <YAxis allowDecimals={false} tick={TICK} tickLine={false} axisLine={false} width={36} />
          <Tooltip
            contentStyle={SURFACE}
            itemStyle={{ color: 'var(--ink)' }}
            isAnimationActive={false}
            labelFormatter={(month) => monthName(String(month))}
          />
          <Legend />
          <Bar dataKey="sent" name="Sent" fill="var(--ply-2)" maxBarSize={28} isAnimationActive={false} />
          <Bar dataKey="won" name="Won" fill="var(--leaf)" maxBarSize={28} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
