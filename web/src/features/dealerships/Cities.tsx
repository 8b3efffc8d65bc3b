import { useLingui } from '@lingui/react/macro';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { Check, Lock } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { isTaken } from './territory.ts';

/** Where a dealer is wanted: open cities with a tick, taken ones behind a lock. */
export function Cities({ cities }: { cities: Opportunity['cities'] }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Cities`} className="flex flex-wrap gap-1.5">
      {cities.map((city) => {
        const taken = isTaken(city);
        const Icon = taken ? Lock : Check;
        return (
          <li
            key={city._id}
            className={classes(
              'inline-flex min-h-6.5 items-center gap-1 rounded-full border border-line-2 pr-2.25 pl-1.75 text-meta',
              taken ? 'border-dashed text-ink-3' : 'bg-surface text-ink',
            )}
          >
            <Icon size={14} strokeWidth={2.25} aria-hidden="true" className={taken ? 'text-ink-3' : 'text-leaf'} />
            {city.name}
            <span className="sr-only">{taken ? t`, taken` : t`, open`}</span>
          </li>
        );
      })}
    </ul>
  );
}
