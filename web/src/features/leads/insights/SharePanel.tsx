import { ChartPanel } from './ChartPanel.tsx';
import * as TEXTS from './texts.ts';
import { counted, percent } from './words.ts';

export type Share = { readonly label: string; readonly leads: number };
type Props = { title: string; head: string; shares: readonly Share[] };

const MOST_BARS = 6;

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { leads }) => sum + leads, 0);

/** The largest as bars, the rest in one line below them, so that it is never the longest bar; the table has them all. */
function parted(shares: readonly Share[]) {
  const most = shares.length <= MOST_BARS ? MOST_BARS : MOST_BARS - 1;
  return { bars: shares.slice(0, most), rest: shares.slice(most) };
}

/** Where leads came from, as bars. */
export function SharePanel({ title, head, shares }: Props) {
  const all = sumOf(shares);
  const { bars, rest } = parted(shares);
  const most = Math.max(1, ...bars.map(({ leads }) => leads));
  const columns = [
    { head, cell: ({ label }: Share) => label },
    { head: TEXTS.leads, cell: ({ leads }: Share) => counted(leads) },
    { head: TEXTS.share, cell: ({ leads }: Share) => percent(all > 0 ? leads / all : null) },
  ];
  return (
    <ChartPanel title={title} caption={title} columns={columns} rows={shares} rowKey={({ label }) => label}>
      {all === 0 && <p className="text-ink-2 text-ui">{TEXTS.noLeadsInThis}</p>}
      <ul className="grid gap-3 text-ui">
        {bars.map(({ label, leads }) => (
          <li key={label} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span className="min-w-0 truncate">{label}</span>
              <span className="font-semibold tabular-nums">{counted(leads)}</span>
            </span>
            <svg aria-hidden="true" className="h-2.5 w-full overflow-hidden rounded-sm">
              <rect width="100%" height="100%" className="fill-sunken" />
              <rect width={`${(leads / most) * 100}%`} height="100%" className="fill-teak" />
            </svg>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <p className="mt-3 text-ink-2 text-ui">{TEXTS.countOthersCountedLeads(rest.length, counted(sumOf(rest)))}</p>
      )}
    </ChartPanel>
  );
}
