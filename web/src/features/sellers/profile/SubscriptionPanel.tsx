import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHasTab } from '#shell/open-tabs.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { StatTile } from '#ui/display/StatTile.tsx';
import type { Say } from '#ui/said.ts';
import { formatDay } from '#ui/words/dates.ts';

/** Days remaining are end minus now, rounded up (BILL-20). */
const daysUntil = (end: string) => Math.ceil((new Date(end).getTime() - Date.now()) / DAY_MS);
const lasting = (count: number, say: Say) =>
  count > 0 ? say(msg`${plural(count, { one: '# day each', other: '# days each' })}`) : undefined;

export function SubscriptionPanel({ profile }: { profile: OwnMember }) {
  const { t } = useLingui();
  const { subscriptionEndDate: end } = profile;
  const active = end !== null && daysUntil(end) > 0;
  return (
    <Panel
      title={t`Subscription`}
      line={
        active ? t`Ends on ${{ day: formatDay(new Date(end), t) }}` : t`Subscribe to call sellers and to publish more.`
      }
      tools={<Badge tone={active ? 'ok' : 'no'}>{active ? t`Active` : t`Not active`}</Badge>}
    >
      <Grid columns="tiles">
        <StatTile label={t`Days remaining`} value={active ? daysUntil(end) : 0} />
        <StatTile
          label={t`New arrivals left`}
          value={profile.numberOfAdvertisement}
          note={lasting(profile.advertisementDays, t)}
        />
        <StatTile label={t`Flash sales left`} value={profile.numberOfSales} note={lasting(profile.saleDays, t)} />
        <StatTile label={t`Profile views`} value={profile.profileCount.toLocaleString('en-IN')} />
      </Grid>
      {active ? (
        <PlanLink tab="mySubscription">
          <Trans>My Subscriptions</Trans>
        </PlanLink>
      ) : (
        <PlanLink tab="buySubscription">
          <Trans>Choose a Plan</Trans>
        </PlanLink>
      )}
    </Panel>
  );
}

function PlanLink({ tab, children }: { tab: string; children: ReactNode }) {
  if (!useHasTab(tab)) return null;
  return (
    <Link to="/account" search={{ tab }} className={buttonClass({ variant: 'line' }, 'mt-4 max-sm:w-full')}>
      {children}
    </Link>
  );
}
