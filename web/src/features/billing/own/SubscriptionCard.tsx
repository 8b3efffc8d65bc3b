import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnedStatus, OwnSubscription } from '@plyhaat/contract/billing/owned';
import { planDays } from '@plyhaat/contract/billing/plan-length';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import type { Say } from '#ui/said.ts';
import { formatDay } from '#ui/words/dates.ts';
import { planLength } from '#ui/words/plan-length.ts';
import { ContinueLink } from '../orders/ContinueLink.tsx';
import { MailInvoice } from './MailInvoice.tsx';
import { OwnedCard } from './OwnedCard.tsx';
import { statusOf, type Term, termOf } from './term.ts';
import { UsageBars } from './UsageBars.tsx';

export const subscriptionTerm = ({ createdAt, startDate, endDate, noOfMonth }: OwnSubscription): Term =>
  termOf({ createdAt, startDate, endDate, days: planDays(noOfMonth) });
export const subscriptionStatus = (one: OwnSubscription): OwnedStatus => statusOf(one.status, subscriptionTerm(one));

/** What of a plan a member wants to know first, by how it stands. */
function lineOf({ family, noOfMonth }: OwnSubscription, status: OwnedStatus, term: Term, say: Say): MessageDescriptor {
  if (status === 'pending') return msg`Starts once we receive your payment.`;
  const [start, end] = [formatDay(term.start, say), formatDay(term.end, say)];
  if (status === 'cancelled') return msg`${start} to ${end}. Ended early by an upgrade or refund.`;
  return msg`${family}, ${{ length: planLength(noOfMonth, say) }} · ${start} to ${end}`;
}

export function SubscriptionCard({ subscription }: { subscription: OwnSubscription }) {
  const { t } = useLingui();
  const term = subscriptionTerm(subscription);
  const status = subscriptionStatus(subscription);
  const { name, price, orderId } = subscription;
  return (
    <OwnedCard name={name} line={t(lineOf(subscription, status, term, t))} price={price} status={status} term={term}>
      {status === 'active' && <UsageBars subscription={subscription} />}
      <div className="flex flex-wrap items-center gap-3">
        <PlanActions subscription={subscription} status={status} />
        {status === 'pending' && orderId && <ContinueLink orderId={orderId} />}
        {status === 'cancelled' && orderId && (
          <Link to="/account/orders/$id" params={{ id: orderId }} className={buttonClass({ variant: 'line' })}>
            <Trans>See order</Trans>
          </Link>
        )}
        {subscription.invoiceNumber && <MailInvoice of="subscription" id={subscription._id} />}
      </div>
    </OwnedCard>
  );
}

/** An active plan offers Upgrade, an expired one Renew (BILL-20). */
function PlanActions({ subscription, status }: { subscription: OwnSubscription; status: OwnedStatus }) {
  if (status === 'active')
    return (
      <>
        <Link to="/account" search={{ tab: 'buySubscription' }} className={buttonClass()}>
          <Trans>Upgrade</Trans>
        </Link>
        <Link to="/account" search={{ tab: 'buyTopup' }} className={buttonClass({ variant: 'line' })}>
          <Trans>Add a topup</Trans>
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
      <Trans>Renew</Trans>
    </Link>
  );
}
