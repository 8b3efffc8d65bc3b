import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Info } from 'lucide-react';
import type { Summed } from './QuoteSum.tsx';

/** How a quote stands to what the buyer means to spend. */
export function BudgetNote({ sum: { total }, budget }: { sum: Summed; budget: number }) {
  const { t } = useLingui();
  const over = (total ?? 0) - budget;
  if (over <= 0)
    return (
      <p className="text-leaf text-meta">{t`Within the buyer’s budget of ${{ budget: formatRupees(budget) }}.`}</p>
    );
  return (
    <p className="flex items-start gap-2 rounded bg-amber-soft p-3 text-amber-ink text-meta">
      <Info size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
      {t`${{ rupees: formatRupees(Math.round(over * 100) / 100) }} over the buyer’s budget of ${{ budget: formatRupees(budget) }}.`}
    </p>
  );
}
