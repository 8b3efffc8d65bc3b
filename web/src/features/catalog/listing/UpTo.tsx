import { Trans } from '@lingui/react/macro';
import type { UnderstoodCeiling } from '@plyhaat/contract/core/ceiling';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Tag, X } from 'lucide-react';
import { removableChipClass } from '#ui/display/Chip.tsx';
import { PlaceLink } from '#ui/navigation/PlaceLink.tsx';

type Props = {
  ceiling: UnderstoodCeiling;
  /** Where another text is searched. */
  hrefOf: (text: string) => string;
};

/** The most that something may cost, as a typed text said it (SEARCH-12): to be taken away, or meant for the other unit. */
export function UpTo({ ceiling: { amount, per, rest, other }, hrefOf }: Props) {
  const max = formatRupees(amount);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <PlaceLink href={hrefOf(rest)} className={removableChipClass}>
        <Tag size={16} strokeWidth={1.75} aria-hidden="true" className="-ml-1" />
        {per === 'sqft' ? (
          <Trans>
            <span className="sr-only">Remove</span> up to {max} / sq ft
          </Trans>
        ) : (
          <Trans>
            <span className="sr-only">Remove</span> up to {max} / unit
          </Trans>
        )}
        <X size={16} strokeWidth={1.75} aria-hidden="true" className="-mr-1" />
      </PlaceLink>
      {other !== undefined && (
        <PlaceLink href={hrefOf(other)} className="link inline-flex min-h-11 items-center text-ui">
          {per === 'sqft' ? <Trans>Change to per unit</Trans> : <Trans>Change to per sq ft</Trans>}
        </PlaceLink>
      )}
    </div>
  );
}
