import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Button } from '#ui/Button.tsx';
import { StickyBar } from '#ui/navigation/StickyBar.tsx';
import { SUMMARY_ID } from './OrderSummary.tsx';

/** On small screens the summary is far below the offers: the total stays in sight, and the way to pay in thumb's reach. */
export function PayBar({ total }: { total: number | undefined }) {
  const { t } = useLingui();
  if (total === undefined) return null;
  return (
    <StickyBar label={t`Your choice`}>
      <p className="self-center leading-tight">
        <b className="block text-title tabular-nums">{formatRupees(total)}</b>
        <span className="text-ink-2 text-meta">
          <Trans>with GST</Trans>
        </span>
      </p>
      <Button onClick={() => document.getElementById(SUMMARY_ID)?.scrollIntoView()}>
        <Trans>Review and pay</Trans>
      </Button>
    </StickyBar>
  );
}
