import { Trans, useLingui } from '@lingui/react/macro';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { opportunityType } from '#ui/words/partnerships.ts';
import { Cities } from '../Cities.tsx';

/** What the owner has set: to be read, not to be edited (DEAL-9). */
export function LockedOffer({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useLingui();
  const { Type, Brand, categories, stateName, cities, description } = opportunity;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h3 id={id} className="font-semibold text-body">
          <Trans>The offer</Trans>
        </h3>
        <span className="text-ink-3 text-meta">
          <Trans>Set by the owner</Trans>
        </span>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
        <Locked label={t`Franchise type`}>{opportunityType(Type, t)}</Locked>
        <Locked label={t`Brand`}>{Brand}</Locked>
        <Locked label={t`Categories`}>{categories.map(({ name }) => name).join(', ')}</Locked>
        <Locked label={t`Country`}>
          <Trans>India</Trans>
        </Locked>
        <Locked label={t`State`} className="col-span-2">
          {stateName}
        </Locked>
        <Locked label={t`Cities`} className="col-span-full">
          <div className="mt-1">
            <Cities cities={cities} />
          </div>
        </Locked>
        <Locked label={t`Description`} className="col-span-full">
          <span className="whitespace-pre-line font-normal text-ink-2">{description}</span>
        </Locked>
      </dl>
    </section>
  );
}

const Locked = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <div className={classes('bg-sunken px-3.5 py-2.5', className)}>
    <dt className="flex items-center gap-1 text-ink-3 text-meta">
      <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
      {label}
    </dt>
    <dd className="wrap-break-word font-semibold text-ui">{children}</dd>
  </div>
);
