import type { ReactNode } from 'react';

export interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  /** Percent against the time before: green upwards, red downwards. */
  change?: number | undefined;
  /** A lower figure is better: the colours are swapped. */
  lessIsBetter?: boolean;
  note?: ReactNode;
}

function signed(percent: number) {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return `${sign}${Math.abs(percent)}%`;
}

export function StatTile({ label, value, change, lessIsBetter = false, note }: StatTileProps) {
  const isWorse = change !== undefined && (lessIsBetter ? change > 0 : change < 0);
  return (
    <dl className="min-w-0 rounded-card border border-line bg-surface px-4 py-4 sm:px-5">
      <dt className="text-ink-2 text-ui">{label}</dt>
      <dd className="mt-0.5 break-words text-head tabular-nums">{value}</dd>
      {(change !== undefined || note) && (
        <dd className="text-ink-3 text-meta">
          {change !== undefined && (
            <span className={isWorse ? 'font-semibold text-brick' : 'font-semibold text-leaf'}>{signed(change)}</span>
          )}
          {change !== undefined && note && ' '}
          {note}
        </dd>
      )}
    </dl>
  );
}
