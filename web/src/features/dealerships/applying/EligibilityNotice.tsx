import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnApplication } from '@plyhaat/contract/dealerships/applications';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { inOneLine } from '#ui/in-one-line.ts';
import type { Say } from '#ui/said.ts';
import { formatDay } from '#ui/words/dates.ts';
import { Steps } from '../applications/Steps.tsx';
import { STATES } from '../applications/words.ts';
import type { Eligibility } from './eligibility.ts';

type Props = { opportunity: Opportunity; eligibility: Eligibility };

/** Why one cannot apply here, or what became of it: it stands where Apply Now stood. */
export function EligibilityNotice({ opportunity, eligibility }: Props) {
  const { t } = useLingui();
  if (eligibility.kind === 'applied') return <Applied application={eligibility.application} />;
  if (eligibility.kind === 'own')
    return (
      <Notice
        badge={t`Yours`}
        title={t`This is your own opportunity`}
        text={t`You will get the applications in your account.`}
      >
        <Link to="/account" search={{ tab: 'myOpportunities', id: opportunity._id }} className={LINE}>
          <Trans>See applications</Trans>
        </Link>
      </Notice>
    );
  return (
    <Notice
      badge={t`Closed`}
      title={t`Every city is taken`}
      text={t`All cities of this opportunity have a dealer, so applications are closed for now.`}
    >
      <Link to="/apply-dealership" className={LINE}>
        <Trans>See other opportunities</Trans>
      </Link>
    </Notice>
  );
}

const LINE = buttonClass({ variant: 'line' });

function Applied({ application }: { application: OwnApplication }) {
  const { t } = useLingui();
  const { status, createdAt } = application;
  const { label, tone } = STATES[status];
  return (
    <Notice badge={t(label)} tone={tone} title={t(titleOf(application, t))} text={textOf(application, t)}>
      {(status === 'new' || status === 'shortlisted') && (
        <p className="text-ink-3 text-meta">{t`Sent on ${{ day: formatDay(new Date(createdAt), t) }}`}</p>
      )}
      <Steps status={status} />
      <Link to="/account" search={{ tab: 'applications' }} className={LINE}>
        <Trans>See my application</Trans>
      </Link>
    </Notice>
  );
}

function titleOf(application: OwnApplication, say: Say): MessageDescriptor {
  const { status, opportunity, createdAt } = application;
  const name = opportunity.Organisation_name;
  if (status === 'accepted') return msg`${name} accepted you`;
  if (status === 'rejected') return msg`${name} declined`;
  return status === 'withdrawn'
    ? msg`You withdrew your application`
    : msg`You applied on ${{ day: formatDay(new Date(createdAt), say) }}`;
}

function textOf({ status, reason, grantedCities }: OwnApplication, say: Say): string | undefined {
  const cities = inOneLine(
    grantedCities.map(({ name }) => name),
    say,
  );
  if (status === 'accepted')
    return say(
      msg`${plural(grantedCities.length, { one: `Your city: ${cities}.`, other: `Your cities: ${cities}.` })}`,
    );
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
