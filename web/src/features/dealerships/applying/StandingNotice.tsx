import { formatDay } from '@plyhaat/contract/core/dates';
import type { OwnApplication } from '@plyhaat/contract/dealerships/applications';
import { everyCityTaken } from '@plyhaat/contract/dealerships/applications';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Steps } from '../applications/Steps.tsx';
import { STATES } from '../applications/words.ts';
import { inWords } from '../territory.ts';
import type { Standing } from './standing.ts';

type Props = { opportunity: Opportunity; standing: Standing };

/** Why one cannot apply here, or what became of it: it stands where Apply Now stood. */
export function StandingNotice({ opportunity, standing }: Props) {
  if (standing.kind === 'applied') return <Applied application={standing.application} />;
  if (standing.kind === 'own')
    return (
      <Notice badge="Yours" title="This is your own opportunity" text="Applications for it come to your account.">
        <Link to="/account" search={{ tab: 'myOpportunities', id: opportunity._id }} className={LINE}>
          See applications
        </Link>
      </Notice>
    );
  return (
    <Notice badge="Closed" title="Every city is taken" text={everyCityTaken.message}>
      <Link to="/apply-dealership" className={LINE}>
        See other opportunities
      </Link>
    </Notice>
  );
}

const LINE = buttonClass({ variant: 'line' });

function Applied({ application }: { application: OwnApplication }) {
  const { status, createdAt } = application;
  const { label, tone } = STATES[status];
  return (
    <Notice badge={label} tone={tone} title={titleOf(application)} text={textOf(application)}>
      {(status === 'new' || status === 'shortlisted') && (
        <p className="text-ink-3 text-meta">Sent on {formatDay(new Date(createdAt))}</p>
      )}
      <Steps status={status} />
      <Link to="/account" search={{ tab: 'applications' }} className={LINE}>
        See my application
      </Link>
    </Notice>
  );
}

function titleOf({ status, opportunity: { Organisation_name }, createdAt }: OwnApplication): string {
  if (status === 'accepted') return `${Organisation_name} accepted you`;
  if (status === 'rejected') return `${Organisation_name} declined`;
  return status === 'withdrawn' ? 'You withdrew your application' : `You applied on ${formatDay(new Date(createdAt))}`;
}

function textOf({ status, reason, grantedCities }: OwnApplication): string | undefined {
  if (status === 'accepted')
    return `Your ${grantedCities.length === 1 ? 'city' : 'cities'}: ${inWords(grantedCities.map(({ name }) => name))}.`;
  return status === 'rejected' && reason ? `“${reason}”` : undefined;
}

type NoticeProps = { badge: string; tone?: BadgeTone; title: string; text: string | undefined; children: ReactNode };

const Notice = ({ badge, tone = 'plain', title, text, children }: NoticeProps) => (
  <div className="grid justify-items-start gap-3 rounded-card bg-sunken p-4">
    <Badge tone={tone} className={tone === 'plain' ? 'bg-surface!' : ''}>
      {badge}
    </Badge>
    <h2 className="font-semibold text-body">{title}</h2>
    {text && <p className="wrap-break-word text-ink-2 text-ui">{text}</p>}
    {children}
  </div>
);
