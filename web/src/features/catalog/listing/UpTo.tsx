import type { UnderstoodCeiling } from '@plyhaat/contract/core/ceiling';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Tag, X } from 'lucide-react';
import { removableChipClass } from '#ui/display/Chip.tsx';
import { PlaceLink } from '#ui/navigation/PlaceLink.tsx';
import * as TEXTS from './texts.ts';

type Props = {
  ceiling: UnderstoodCeiling;
  /** Where another text is searched. */
  hrefOf: (text: string) => string;
};

/** The most that something may cost, as a typed text said it (SEARCH-12): to be taken away, or meant for the other unit. */
export function UpTo({ ceiling: { amount, per, rest, other }, hrefOf }: Props) {
  const [label, change] =
    per === 'sqft'
      ? [TEXTS.upToMaxSqft(formatRupees(amount)), TEXTS.changeToUnit]
      : [TEXTS.upToMaxUnit(formatRupees(amount)), TEXTS.changeToSqft];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <PlaceLink href={hrefOf(rest)} className={removableChipClass}>
        <Tag size={16} strokeWidth={1.75} aria-hidden="true" className="-ml-1" />
        <span className="sr-only">{TEXTS.remove}</span> {label}
        <X size={16} strokeWidth={1.75} aria-hidden="true" className="-mr-1" />
      </PlaceLink>
      {other !== undefined && (
        <PlaceLink href={hrefOf(other)} className="link inline-flex min-h-11 items-center text-ui">
          {change}
        </PlaceLink>
      )}
    </div>
  );
}
