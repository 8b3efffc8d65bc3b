import { formatDay } from '@plyhaat/contract/core/dates';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { buttonClass } from '#ui/Button.tsx';
import { STATES } from '../applications/words.ts';
import { type Standing, useStanding } from '../applying/standing.ts';
import { OpportunityCard } from '../OpportunityCard.tsx';
import { titleOf } from '../territory.ts';
import * as TEXTS from './texts.ts';

/** A card of the list; what became of an application stands where Apply Now stood. */
export function ListedOpportunity({ opportunity, eager }: { opportunity: Opportunity; eager: boolean }) {
  const standing = useStanding(opportunity);
  return (
    <OpportunityCard
      opportunity={opportunity}
      eager={eager}
      action={<Action opportunity={opportunity} standing={standing} />}
      note={noteOf(standing)}
    />
  );
}

const LINE = buttonClass({ variant: 'line' });

function Action({ opportunity, standing }: { opportunity: Opportunity; standing: Standing }) {
  const of = titleOf(opportunity);
  if (standing.kind === 'applied')
    return (
      <Link to="/account" search={{ tab: 'applications' }} aria-label={TEXTS.appliedValue(of)} className={LINE}>
        <Check size={18} strokeWidth={1.75} aria-hidden="true" />
        {TEXTS.applied}
      </Link>
    );
  if (standing.kind === 'own')
    return (
      <Link
        to="/account"
        search={{ tab: 'myOpportunities', id: opportunity._id }}
        aria-label={TEXTS.seeApplicationsValue(of)}
        className={LINE}
      >
        {TEXTS.seeApplications}
      </Link>
    );
  if (standing.kind === 'full') return null;
  return (
    <Link
      to="/apply-dealership"
      search={(now) => ({ ...now, opportunity: opportunity._id })}
      resetScroll={false}
      preload={false}
      aria-label={TEXTS.applyNowValue(of)}
      className={LINE}
    >
      {TEXTS.applyNow}
    </Link>
  );
}

function noteOf(standing: Standing): string | undefined {
  if (standing.kind === 'own') return TEXTS.yourOwnOpportunity;
  if (standing.kind !== 'applied') return undefined;
  const { createdAt, status } = standing.application;
  return `${formatDay(new Date(createdAt))} · ${STATES[status].label.toLowerCase()}`;
}
