import { formatRupees } from '@plyhaat/contract/core/money';
import { Badge } from '#ui/display/Badge.tsx';
import * as TEXTS from './texts.ts';

/** The lowest price for a square foot is marked, and of the others how much more it is. */
export function AboveLowest({ above }: { above: number | null }) {
  if (above === null) return null;
  return above === 0 ? (
    <Badge tone="ok" className="w-fit">
      {TEXTS.lowestPerSqFt}
    </Badge>
  ) : (
    <span className="inline-flex min-h-6 items-center text-ink-2 text-meta">
      {TEXTS.rupeesMore(formatRupees(above))}
    </span>
  );
}
