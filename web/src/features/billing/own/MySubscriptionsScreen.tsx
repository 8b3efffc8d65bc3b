import type { OwnSubscription } from '@plyhaat/contract/billing/owned';
import { formatDay } from '@plyhaat/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { ownSubscriptions } from '../billing.queries.ts';
import { ItcDownload } from '../orders/ItcDownload.tsx';
import { Facts, OwnedScreen } from './OwnedScreen.tsx';
import { SubscriptionCard, subscriptionStatus, subscriptionTerm } from './SubscriptionCard.tsx';
import { passes } from './term.ts';

/** Tab mySubscription (spec 2 §2). */
export function MySubscriptionsScreen() {
  const { user } = useSession();
  const owned = useQuery(ownSubscriptions(user?._id ?? ''));
  return (
    <OwnedScreen
      title="My Subscriptions"
      line={lineOf(owned.data)}
      tab="mySubscription"
      owned={owned}
      failed="Failed to load subscriptions"
      none="No subscriptions found"
      action={
        <Link to="/account" search={{ tab: 'buySubscription' }} className={buttonClass()}>
          Choose a Plan
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

function lineOf(all: readonly OwnSubscription[] | undefined): string {
  const running = all && runningOf(all);
  if (!running) return 'You have no active plan.';
  const { left } = subscriptionTerm(running);
  return `${running.name}: ${left} ${left === 1 ? 'day' : 'days'} left.`;
}

function YourPlan({ subscriptions }: { subscriptions: readonly OwnSubscription[] }) {
  const running = runningOf(subscriptions);
  const next = subscriptions.find((one) => ['upcoming', 'pending'].includes(subscriptionStatus(one)));
  return (
    <Panel title="Your plan" className="self-start">
      <Facts
        facts={[
          ['Current plan', running?.name ?? 'None', running && `ends ${formatDay(subscriptionTerm(running).end)}`],
          [
            'Next',
            next?.name ?? 'Nothing yet',
            next &&
              (next.status === 'pending' ? 'awaiting payment' : `starts ${formatDay(subscriptionTerm(next).start)}`),
          ],
          ['Total purchases', String(subscriptions.filter(({ orderId }) => orderId).length), undefined],
        ]}
      />
      <ItcDownload />
    </Panel>
  );
}
