import { Trans, useLingui } from '@lingui/react/macro';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { Check, Lock } from 'lucide-react';
import { useId } from 'react';
import { classes } from '#ui/classes.ts';
import { formatDay } from '#ui/words/dates.ts';
import { isTaken, openCities, territoryOf } from '../territory.ts';

/** Which cities still want a dealer: a bar at a glance, then city by city. */
export function Territory({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useLingui();
  const { open, taken } = territoryOf(opportunity);
  const cities = [...open, ...taken];
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-title">
          {t`Territory in ${{ stateName: opportunity.stateName }}`}
        </h2>
        <p className="text-ink-2 text-ui tabular-nums">
          {taken.length > 0 ? (
            <Trans>
              <span className="font-semibold text-leaf">{open.length} open</span> · {taken.length} taken
            </Trans>
          ) : (
            <span className="font-semibold text-leaf">{t`${{ count: open.length }} open`}</span>
          )}
        </p>
      </div>
      <div role="img" aria-label={t(openCities(opportunity))} className="mt-3 flex gap-1">
        {cities.map((city) => (
          <span
            key={city._id}
            className={classes('h-2.5 flex-1 rounded-sm', isTaken(city) ? 'bg-line-2' : 'bg-leaf')}
          />
        ))}
      </div>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.75rem),1fr))] gap-3">
        {cities.map((city) => (
          <City key={city._id} city={city} />
        ))}
      </ul>
    </section>
  );
}

function City({ city }: { city: Opportunity['cities'][number] }) {
  const { t } = useLingui();
  const taken = isTaken(city);
  const Icon = taken ? Lock : Check;
  return (
    <li
      className={classes(
        'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 rounded-card border p-4',
        taken ? 'border-line bg-paper text-ink-2' : 'border-line-2 bg-surface',
      )}
    >
      <span className="font-semibold wrap-break-word">{city.name}</span>
      <span
        className={classes(
          'inline-flex h-6 items-center gap-1 rounded-sm px-2 font-semibold text-meta',
          taken ? 'bg-sunken text-ink-2' : 'bg-leaf-soft text-leaf',
        )}
      >
        <Icon size={14} strokeWidth={2} aria-hidden="true" />
        {taken ? t`Taken` : t`Open`}
      </span>
      <span className="col-span-2 text-ink-3 text-meta">
        {city.takenSince ? t`Taken since ${{ day: formatDay(new Date(city.takenSince), t) }}` : t`Open for one dealer`}
      </span>
    </li>
  );
}
