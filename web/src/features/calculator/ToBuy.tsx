import { formatRupees } from '@plyhaat/contract/core/money';
import { type Cost, costInAll, costsOf } from './cost.ts';
import type { Group } from './estimate.ts';
import type { Plan } from './plan.ts';
import { boardOf, laminateSheets } from './shopping-list.ts';
import { WORDS } from './words.ts';

/** `₹10,080 to ₹20,160`. */
const rupees = ([from, to]: Cost) =>
  from === to ? formatRupees(from) : `${formatRupees(from)} to ${formatRupees(to)}`;

type Props = { plan: Plan; groups: readonly Group[]; rate: number | null; band: number };

/** How it ends: the boards to buy and what they cost. */
export function ToBuy({ plan, groups, rate, band }: Props) {
  const costs = costsOf(groups, plan, rate);
  const laminates = laminateSheets(plan, groups);
  return (
    <section aria-labelledby="to-buy" className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="to-buy" className="mb-3 text-title">
        {WORDS.toBuy}
      </h2>
      <ul className="grid gap-2 text-ui tabular-nums">
        {groups.map((group, at) => (
          <li key={group.thickness} className="flex flex-wrap justify-between gap-x-4 border-line border-b pb-2">
            <span>{WORDS.requirementTitle(group.layout.sheets.length, boardOf(plan, group))}</span>
            <span className="font-semibold">{rupees(costs[at] ?? [0, 0])}</span>
          </li>
        ))}
        {laminates > 0 && <li className="border-line border-b pb-2">{WORDS.laminateLine(laminates)}</li>}
        {band > 0 && <li className="border-line border-b pb-2">{WORDS.bandLine(band)}</li>}
      </ul>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink-2 text-ui">{WORDS.inAll}</span>
        <b className="text-title tabular-nums">{rupees(costInAll(costs))}</b>
      </p>
      {rate === null && <p className="mt-2 text-ink-3 text-meta">{WORDS.usualCost}</p>}
    </section>
  );
}
