import type { OwnedStatus, OwnSubscription } from '@plyhaat/contract/billing/owned';
import { formatDay } from '@plyhaat/contract/core/dates';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import { MailInvoice } from './MailInvoice.tsx';
import { OwnedCard } from './OwnedCard.tsx';
import { planDays, statusOf, type Term, termOf } from './term.ts';
import { UsageBars } from './UsageBars.tsx';

export const subscriptionTerm = ({ createdAt, startDate, endDate, noOfMonth }: OwnSubscription): Term =>
  termOf({ createdAt, startDate, endDate, days: planDays(noOfMonth) });
export const subscriptionStatus = (one: OwnSubscription): OwnedStatus => statusOf(one.status, subscriptionTerm(one));

const LINES: Readonly<Partial<Record<OwnedStatus, string>>> = {
  pending: 'It starts when the payment arrives.',
  cancelled: 'Ended by an upgrade or a refund.',
};

export function SubscriptionCard({ subscription }: { subscription: OwnSubscription }) {
  const term = subscriptionTerm(subscription);
  const status = subscriptionStatus(subscription);
  const { name, family, noOfMonth, price, orderId } = subscription;
  const period = `${family}, ${noOfMonth || 12} months · ${formatDay(term.start)} to ${formatDay(term.end)}`;
  return (
    <OwnedCard name={name} line={LINES[status] ?? period} price={price} status={status} term={term}>
      {status === 'active' && <UsageBars subscription={subscription} />}
      <div className="flex flex-wrap items-center gap-3">
        <PlanActions subscription={subscription} status={status} />
        {subscription.invoiceNumber && <MailInvoice of="subscription" id={subscription._id} />}
        {status === 'pending' && orderId && (
          <Link to="/account/orders/$id" params={{ id: orderId }} className={buttonClass({ variant: 'line' })}>
            See order
          </Link>
        )}
      </div>
    </OwnedCard>
  );
}

/** Spec 2 §4: an active plan offers Upgrade, an expired one Renew. */
function PlanActions({ subscription, status }: { subscription: OwnSubscription; status: OwnedStatus }) {
  if (status === 'active')
    return (
      <>
        <Link to="/account" search={{ tab: 'buySubscription' }} className={buttonClass()}>
          Upgrade
        </Link>
        <Link to="/account" search={{ tab: 'buyTopup' }} className={buttonClass({ variant: 'line' })}>
          Add a topup
        </Link>
      </>
    );
  if (status !== 'expired') return null;
  return (
    <Link
      to="/account"
      search={{ tab: 'buySubscription', ...(subscription.isOffered && { buy: subscription.planId }) }}
      className={buttonClass({ variant: 'line' })}
    >
      Renew
    </Link>
  );
}
