import { StickyBar } from '#ui/navigation/StickyBar.tsx';
import { costInAll, costsOf, rupees } from './cost.ts';
import type { Group } from './estimate.ts';
import type { Plan } from './plan.ts';
import { sheetsInAll } from './shopping-list.ts';
import { WORDS } from './words.ts';

type Props = { plan: Plan; groups: readonly Group[]; rate: number | null };

/** On a phone the result is far below the fields: the sum of it stays in view while they are filled in. */
export const ResultBar = ({ plan, groups, rate }: Props) => (
  <StickyBar label={WORDS.inShort}>
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
      <b className="font-semibold text-body">{WORDS.sheetsInAll(sheetsInAll(groups))}</b>
      <span className="text-ink-2 text-ui">{WORDS.costInShort(rupees(costInAll(costsOf(groups, plan, rate))))}</span>
    </p>
  </StickyBar>
);
