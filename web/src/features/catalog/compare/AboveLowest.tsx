import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Badge } from '#ui/display/Badge.tsx';

/** The lowest price for a square foot is marked, and of the others how much more it is. */
export function AboveLowest({ above }: { above: number | null }) {
  const { t } = useLingui();
  if (above === null) return null;
  return above === 0 ? (
    <Badge tone="ok" className="w-fit">
      <Trans>Lowest per sq ft</Trans>
    </Badge>
  ) : (
    <span className="inline-flex min-h-6 items-center text-ink-2 text-meta">
      {t`${{ rupees: formatRupees(above) }} more`}
    </span>
  );
}
