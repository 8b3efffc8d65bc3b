import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { buttonClass } from '#ui/Button.tsx';
import type { Say } from '#ui/said.ts';
import { formatDay } from '#ui/words/dates.ts';
import { STATES } from '../applications/words.ts';
import { type Eligibility, useEligibility } from '../applying/eligibility.ts';
import { OpportunityCard } from '../OpportunityCard.tsx';
import { titleOf } from '../territory.ts';

/** A card of the list; what became of an application stands where Apply Now stood. */
export function ListedOpportunity({ opportunity, eager }: { opportunity: Opportunity; eager: boolean }) {
  const { t } = useLingui();
  const eligibility = useEligibility(opportunity);
  return (
    <OpportunityCard
      opportunity={opportunity}
      eager={eager}
      action={<Action opportunity={opportunity} eligibility={eligibility} />}
      note={noteOf(eligibility, t)}
    />
  );
}

const LINE = buttonClass({ variant: 'line' });

function Action({ opportunity, eligibility }: { opportunity: Opportunity; eligibility: Eligibility }) {
  const { t } = useLingui();
  const of = titleOf(opportunity);
  if (eligibility.kind === 'applied')
    return (
      <Link to="/account" search={{ tab: 'applications' }} aria-label={t`Applied: ${of}`} className={LINE}>
        <Check size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Applied</Trans>
      </Link>
    );
  if (eligibility.kind === 'own')
    return (
      <Link
        to="/account"
        search={{ tab: 'myOpportunities', id: opportunity._id }}
        aria-label={t`See applications: ${of}`}
        className={LINE}
      >
        <Trans>See applications</Trans>
      </Link>
    );
  if (eligibility.kind === 'full') return null;
  return (
    <Link
      to="/apply-dealership"
      search={(now) => ({ ...now, opportunity: opportunity._id })}
      resetScroll={false}
      preload={false}
      aria-label={t`Apply Now: ${of}`}
      className={LINE}
    >
      <Trans>Apply Now</Trans>
    </Link>
  );
}

function noteOf(eligibility: Eligibility, say: Say): string | undefined {
  if (eligibility.kind === 'own') return say(msg`Your own opportunity`);
  if (eligibility.kind !== 'applied') return undefined;
  const { createdAt, status } = eligibility.application;
  return `${formatDay(new Date(createdAt), say)} · ${say(STATES[status].inLine)}`;
}
