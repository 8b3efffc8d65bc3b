import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnSubscription } from '@plyhaat/contract/billing/owned';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { ownSubscriptions } from '../billing.queries.ts';
import { ItcDownload } from '../orders/ItcDownload.tsx';
import { Facts, OwnedScreen } from './OwnedScreen.tsx';
import { SubscriptionCard, subscriptionStatus, subscriptionTerm } from './SubscriptionCard.tsx';
import { passes } from './term.ts';

/** Tab mySubscription (BILL-20). */
export function MySubscriptionsScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const owned = useQuery(ownSubscriptions(user?._id ?? ''));
  return (
    <OwnedScreen
      title={t`My Subscriptions`}
      line={t(lineOf(owned.data))}
      tab="mySubscription"
      owned={owned}
      failed={t`Failed to load subscriptions`}
      none={t`No subscriptions found`}
      action={
        <Link to="/account" search={{ tab: 'buySubscription' }} className={buttonClass()}>
          <Trans>Choose a Plan</Trans>
        </Link>
      }
      passes={(filter, one) => passes(filter, subscriptionStatus(one))}
      summary={(all) => <YourPlan subscriptions={all} />}
    >
      {(one) => <SubscriptionCard key={one._id} subscription={one} />}
    </OwnedScreen>
  );
}

const runningOf = (all: readonly OwnSubscription[]) => all.find((one) => subscriptionStatus(one) === 'active');

function lineOf(all: readonly OwnSubscription[] | undefined): MessageDescriptor {
  const running = all && runningOf(all);
  if (!running) return msg`You have no active plan.`;
  const { left } = subscriptionTerm(running);
  const { name } = running;
  return msg`${plural(left, { one: `${name}: # day left.`, other: `${name}: # days left.` })}`;
}

function YourPlan({ subscriptions }: { subscriptions: readonly OwnSubscription[] }) {
  const { t } = useLingui();
  const running = runningOf(subscriptions);
  const next = subscriptions.find((one) => subscriptionStatus(one) === 'upcoming');
  return (
    <Panel title={t`Your plan`} className="self-start">
      <Facts
        facts={[
          [
            t`Current plan`,
            running?.name ?? t`None`,
            running && t`ends ${{ day: formatDay(subscriptionTerm(running).end, t) }}`,
          ],
          [
            t`Next`,
            next?.name ?? t`Nothing yet`,
            next && t`starts ${{ day: formatDay(subscriptionTerm(next).start, t) }}`,
          ],
          [t`Total purchases`, String(subscriptions.filter(({ orderId }) => orderId).length), undefined],
        ]}
      />
      <ItcDownload />
    </Panel>
  );
}
