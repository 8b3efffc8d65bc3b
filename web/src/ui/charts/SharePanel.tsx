import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChartPanel } from './ChartPanel.tsx';
import { counted, percent } from './figures.ts';

type Share = { readonly label: string; readonly count: number; readonly before?: number | null };
type Props = {
  title: string;
  head: string;
  shares: readonly Share[];
  /** What is counted. */
  words: {
    readonly counted: string;
    /** Where the table also says how many there were before. */
    readonly before?: string;
    readonly none: string;
    readonly others: (many: number, count: string) => string;
  };
  link?: ReactNode;
};

const MOST_BARS = 6;

const countedOrNot = (count: number | null | undefined) => (count == null ? '–' : counted(count));

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { count }) => sum + count, 0);

/** The largest as bars, the rest in one line below them, so that it is never the longest bar; the table has them all. */
function parted(shares: readonly Share[]) {
  const most = shares.length <= MOST_BARS ? MOST_BARS : MOST_BARS - 1;
  return { bars: shares.slice(0, most), rest: shares.slice(most) };
}

/** The parts of a whole, as bars. */
export function SharePanel({ title, head, shares, words, link }: Props) {
  const { t } = useLingui();
  const all = sumOf(shares);
  const { bars, rest } = parted(shares);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const columns = [
    { head, cell: ({ label }: Share) => label },
    { head: words.counted, cell: ({ count }: Share) => counted(count) },
    ...(words.before ? [{ head: words.before, cell: ({ before }: Share) => countedOrNot(before) }] : []),
    { head: t`Share`, cell: ({ count }: Share) => percent(all > 0 ? count / all : null) },
  ];
  return (
    <ChartPanel title={title} caption={title} columns={columns} rows={shares} rowKey={({ label }) => label} link={link}>
      {all === 0 && <p className="text-ink-2 text-ui">{words.none}</p>}
      <ul className="grid gap-3 text-ui">
        {bars.map(({ label, count }) => (
          <li key={label} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span className="min-w-0 truncate">{label}</span>
              <span className="font-semibold tabular-nums">{counted(count)}</span>
            </span>
            <svg aria-hidden="true" className="h-2.5 w-full overflow-hidden rounded-sm">
              <rect width="100%" height="100%" className="fill-sunken" />
              <rect width={`${(count / most) * 100}%`} height="100%" className="fill-teak" />
            </svg>
          </li>
        ))}
      </ul>
      {rest.length > 0 && <p className="mt-3 text-ink-2 text-ui">{words.others(rest.length, counted(sumOf(rest)))}</p>}
    </ChartPanel>
  );
}
