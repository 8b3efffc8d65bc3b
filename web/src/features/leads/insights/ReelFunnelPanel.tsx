import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Insights, ReelFunnel } from '@plyhaat/contract/leads/insights';
import { Link } from '@tanstack/react-router';
import { FigureTable } from '#ui/charts/FigureTable.tsx';
import { counted, percent } from '#ui/charts/figures.ts';
import { Panel } from '#ui/display/Panel.tsx';

const STEPS: readonly (readonly [keyof ReelFunnel, MessageDescriptor])[] = [
  ['views', msg`Views`],
  ['watched', msg`Watched 3 s`],
  ['taps', msg`Product taps`],
  ['leads', msg`Leads`],
];

type Row = Insights['reels'][number];

/** How far the viewers of reels went, each step as a share of the one before. */
export function ReelFunnelPanel({ funnel, reels }: Pick<Insights, 'funnel' | 'reels'>) {
  const { t } = useLingui();
  if (funnel.views === 0) return null;
  const columns = [
    {
      head: t`Reel`,
      cell: ({ _id, title }: Row) => (
        <Link to="/reels/$id" params={{ id: _id }} className="link wrap-break-word">
          {title}
        </Link>
      ),
    },
    ...STEPS.map(([step, head]) => ({ head: t(head), cell: (row: Row) => counted(row[step]) })),
  ];
  return (
    <Panel title={t`Reels`} line={t`How views turn into leads.`}>
      <ol aria-label={t`Funnel of your reels`} className="mb-5 grid gap-3 text-ui">
        {STEPS.map(([step, label], at) => {
          const before = funnel[STEPS[at - 1]?.[0] ?? step];
          return (
            <li key={step} className="grid gap-1">
              <span className="flex justify-between gap-3">
                <span>{t(label)}</span>
                <span className="tabular-nums">
                  <b className="font-semibold">{counted(funnel[step])}</b>
                  {at > 0 && before > 0 && <span className="text-ink-3"> {percent(funnel[step] / before)}</span>}
                </span>
              </span>
              <svg aria-hidden="true" className="h-2.5 w-full overflow-hidden rounded-sm">
                <rect width="100%" height="100%" className="fill-sunken" />
                <rect
                  width={`${Math.min(1, funnel[step] / funnel.views) * 100}%`}
                  height="100%"
                  className="fill-teak"
                />
              </svg>
            </li>
          );
        })}
      </ol>
      {reels.length > 0 && (
        <div className="overflow-x-auto">
          <FigureTable caption={t`Your reels`} columns={columns} rows={reels} rowKey={({ _id }) => _id} />
        </div>
      )}
    </Panel>
  );
}
