import { ChartPanel } from './ChartPanel.tsx';
import { counted, percent } from './words.ts';

export type Share = { readonly label: string; readonly leads: number };
type Props = { title: string; head: string; shares: readonly Share[] };

const MOST_BARS = 6;

/** The largest stand for themselves, the rest together; the table has them all. */
function bars(shares: readonly Share[]): readonly Share[] {
  if (shares.length <= MOST_BARS) return shares;
  const rest = shares.slice(MOST_BARS - 1);
  const leads = rest.reduce((sum, share) => sum + share.leads, 0);
  return [...shares.slice(0, MOST_BARS - 1), { label: `${rest.length} others`, leads }];
}

/** Where leads came from, as bars. */
export function SharePanel({ title, head, shares }: Props) {
  const all = shares.reduce((sum, { leads }) => sum + leads, 0);
  const most = Math.max(1, ...bars(shares).map(({ leads }) => leads));
  const columns = [
    { head, cell: ({ label }: Share) => label },
    { head: 'Leads', cell: ({ leads }: Share) => counted(leads) },
    { head: 'Share', cell: ({ leads }: Share) => percent(all > 0 ? leads / all : null) },
  ];
  return (
    <ChartPanel title={title} caption={title} columns={columns} rows={shares} rowKey={({ label }) => label}>
      {all === 0 && <p className="text-ink-2 text-ui">No leads in this period.</p>}
      <ul className="grid gap-3 text-ui">
        {bars(shares).map(({ label, leads }) => (
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
    </ChartPanel>
  );
}
