import { formatRupees } from '@plyhaat/contract/core/money';
import { Button } from '#ui/Button.tsx';
import { StickyBar } from '#ui/navigation/StickyBar.tsx';
import { SUMMARY_ID } from './OrderSummary.tsx';
import * as TEXTS from './texts.ts';

/** On small screens the summary is far below the offers: the total stays in sight, and the way to pay in thumb's reach. */
export function PayBar({ total }: { total: number | undefined }) {
  if (total === undefined) return null;
  return (
    <StickyBar label={TEXTS.yourChoice}>
      <p className="self-center leading-tight">
        <b className="block text-title tabular-nums">{formatRupees(total)}</b>
        <span className="text-ink-2 text-meta">{TEXTS.withGst}</span>
      </p>
      <Button onClick={() => document.getElementById(SUMMARY_ID)?.scrollIntoView()}>{TEXTS.reviewAndPay}</Button>
    </StickyBar>
  );
}
