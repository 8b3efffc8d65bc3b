import { Trans, useLingui } from '@lingui/react/macro';
import { type Cost, costInAll, laminateCost, rupees } from './cost.ts';
import type { Group } from './estimate.ts';
import { type Plan, unitsTyped } from './plan.ts';
import { laminateSheets, sheetsAsked } from './shopping-list.ts';
import { bandLine, laminateLine } from './words.ts';

type Props = { plan: Plan; groups: readonly Group[]; costs: readonly Cost[]; rate: number | null; band: number };

/** How it ends: the boards to buy and what they cost (CAT-23). */
export function ToBuy({ plan, groups, costs, rate, band }: Props) {
  const { t } = useLingui();
  const laminates = laminateSheets(plan, groups);
  return (
    <section
      aria-labelledby="to-buy"
      className="break-inside-avoid rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="to-buy" className="mb-3 text-title">
        <Trans>What to buy</Trans>
      </h2>
      <ul className="grid divide-y divide-line border-line border-b text-ui tabular-nums">
        {groups.map(({ thickness, layout: { sheets } }, at) => {
          const [from, to] = costs[at] ?? [0, 0];
          const ofOne: Cost = [Math.round(from / sheets.length), Math.round(to / sheets.length)];
          return (
            <Line
              key={thickness}
              what={t(sheetsAsked(plan, sheets.length, thickness))}
              note={sheets.length > 1 && t`${{ rupees: rupees(ofOne, t) }} a sheet`}
              cost={rupees([from, to], t)}
            />
          );
        })}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
        <span className="font-semibold text-ui">
          <Trans>Boards in all, before GST</Trans>
        </span>
        <b className="text-head tabular-nums">{rupees(costInAll(costs), t)}</b>
      </p>
      {rate === null && (
        <p className="text-ink-3 text-meta">
          <Trans>What boards of this kind usually cost. Type the rate that you were quoted, and this is exact.</Trans>
        </p>
      )}
      {(laminates > 0 || band > 0) && (
        <>
          <h3 className="mt-5 mb-1 font-semibold text-ui">
            <Trans>Also to buy</Trans>
          </h3>
          <ul className="grid divide-y divide-line text-ui tabular-nums">
            {laminates > 0 && (
              <Line
                what={t(laminateLine(laminates))}
                cost={t`about ${{ rupees: rupees(laminateCost(laminates), t) }}`}
              />
            )}
            {band > 0 && <Line what={t(bandLine(unitsTyped(plan, t).run(band)))} />}
          </ul>
        </>
      )}
    </section>
  );
}

const Line = ({ what, note, cost }: { what: string; note?: string | false; cost?: string }) => (
  <li className="flex flex-wrap justify-between gap-x-4 py-2.5">
    <span>
      {what}
      {note && <span className="block text-ink-3 text-meta">{note}</span>}
    </span>
    {cost && <span className="font-semibold">{cost}</span>}
  </li>
);
