import { Trans, useLingui } from '@lingui/react/macro';
import { StickyBar } from '#ui/navigation/StickyBar.tsx';
import { costInAll, costsOf, rupees } from './cost.ts';
import type { Group } from './estimate.ts';
import type { Plan } from './plan.ts';
import { sheetsInAll } from './shopping-list.ts';
import { sheetCount } from './words.ts';

type Props = { plan: Plan; groups: readonly Group[]; rate: number | null };

/** On a phone the result is far below the fields: the sum of it stays in view while they are filled in. */
export function ResultBar({ plan, groups, rate }: Props) {
  const { t } = useLingui();
  const sum = rupees(costInAll(costsOf(groups, plan, rate)), t);
  return (
    <StickyBar label={t`Result in short`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <b className="font-semibold text-body">{t(sheetCount(sheetsInAll(groups)))}</b>
        <span className="text-ink-2 text-ui">
          <Trans>{sum} before GST</Trans>
        </span>
      </p>
    </StickyBar>
  );
}
