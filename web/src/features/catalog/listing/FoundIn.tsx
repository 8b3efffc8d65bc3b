import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Nearest, UnderstoodPlace } from '@plyhaat/contract/core/place';
import { MapPin, X } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { removableChipClass } from '#ui/display/Chip.tsx';
import { PlaceLink } from '#ui/navigation/PlaceLink.tsx';
import type { Say } from '#ui/said.ts';

type Props = {
  place: UnderstoodPlace;
  /** Where the list goes on beyond it. */
  nearest?: Nearest | undefined;
  /** Whether anything is listed from elsewhere. */
  hasOthers?: boolean;
  /** The same search without the place. */
  anywhere: string;
};

/** The place that a typed text named, to be taken away; and whether anything there fits. */
export function FoundIn({ place: { name, pin, hasResults }, nearest, hasOthers = true, anywhere }: Props) {
  const { t } = useLingui();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <PlaceLink href={anywhere} className={removableChipClass}>
        <MapPin size={16} strokeWidth={1.75} aria-hidden="true" className="-ml-1" />
        {pin ? (
          <Trans>
            <span className="sr-only">Remove</span> {name}, PIN {pin}
          </Trans>
        ) : (
          <Trans>
            <span className="sr-only">Remove</span> {name}
          </Trans>
        )}
        <X size={16} strokeWidth={1.75} aria-hidden="true" className="-mr-1" />
      </PlaceLink>
      {nearest && <NearestLine nearest={nearest} />}
      {!nearest && !hasResults && (
        <p className="text-ink-2 text-ui">
          {hasOthers ? t`No match in ${name} yet. Showing results from all of India.` : t`No match in ${name} yet.`}
        </p>
      )}
    </div>
  );
}

/** 'a, b or c'. */
export function either(names: readonly string[], say: Say): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say(msg`${{ names: names.slice(0, -1).join(', ') }} or ${last}`);
}

/** One line about where a list goes on (SEARCH-9). */
export function NearestLine({
  nearest: { from, found, name, km },
  className,
}: {
  nearest: Nearest;
  className?: string;
}) {
  const { t } = useLingui();
  const place = either(from, t);
  const away = km.toLocaleString('en-IN');
  return (
    <p className={classes('text-ink-2 text-ui', className)}>
      {found > 0
        ? t`Only ${found} in ${place}. Nearest: ${{ city: name }}, ${{ km: away }} km.`
        : t`No match in ${place} yet. Nearest: ${{ city: name }}, ${{ km: away }} km.`}
    </p>
  );
}
