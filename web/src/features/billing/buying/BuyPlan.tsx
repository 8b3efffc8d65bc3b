import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Plan } from '@plyhaat/contract/billing/billing';
import type { Quote } from '@plyhaat/contract/billing/purchase';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { SessionUser } from '#api/session.ts';
import { formatDay } from '#ui/words/dates.ts';
import { buying, planList, quoteOf } from '../billing.queries.ts';
import { Offers } from './Offers.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PayBar } from './PayBar.tsx';
import { PayOverlay } from './PayOverlay.tsx';
import { PayWith } from './PayWith.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { itemName } from './SummaryLines.tsx';
import { useKeptChoice, useKeptMethod } from './useKeptChoice.ts';
import { usePurchase } from './usePurchase.ts';

const MOST_POPULAR = 1;
/** The chosen plan went off the list while the page was open (BILL-6). */
const PLAN_GONE = msg`No plan selected`;
/** BILL-19. */
const SUCCESS_MS = 2000;

export function BuyPlan({ user, preselected }: { user: SessionUser; preselected: string | undefined }) {
  const { t } = useLingui();
  const plans = useQuery(planList(user.role));
  return (
    <Offers offers={plans} failed={t`Failed to load subscriptions`} none={t`No subscriptions found`}>
      {(offered) => <PlanPurchase plans={offered} preselected={preselected} />}
    </Offers>
  );
}

function PlanPurchase({ plans, preselected }: { plans: readonly Plan[]; preselected: string | undefined }) {
  const { t } = useLingui();
  const [planId, setPlanId] = useState(plans.find(({ _id }) => _id === preselected)?._id);
  const keep = useKeptChoice();
  const { method, setMethod } = useKeptMethod();
  const choose = (id: string) => {
    setPlanId(id);
    keep({ buy: id });
  };
  const offered = plans.find(({ _id }) => _id === planId);
  const basket = { topups: [], ...(offered && { planId: offered._id }) };
  const quote = useQuery(quoteOf(basket)).data;
  const [paid, setPaid] = useState(false);
  const purchase = usePurchase(buying(basket), basket, () => setPaid(true));
  useLeaveAfter(paid);
  const [item] = quote?.items ?? [];
  const note = useStartNote(quote);
  const paidTitle = usePaidTitle(quote);
  const what = item ? t(itemName(item, t)) : '';
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-5 pt-3 md:grid-cols-3">
        <legend className="sr-only">
          <Trans>Plan</Trans>
        </legend>
        {plans.map((plan, at) => (
          <PlanCard
            key={plan._id}
            plan={plan}
            popular={at === MOST_POPULAR}
            chosen={plan._id === planId}
            onChoose={() => choose(plan._id)}
            note={plan._id === planId ? note : undefined}
          />
        ))}
      </fieldset>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <PayWith method={method} onChange={setMethod} />
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <OrderSummary
            basket={basket}
            method={method}
            needed={planId && !offered ? t(PLAN_GONE) : t`Please select a subscription plan`}
            purchase={purchase}
          />
        </div>
        <PlanComparison plans={plans} chosen={planId} />
      </div>
      <PayBar total={offered && quote?.total} />
      <PayOverlay state={purchase.state} what={what} total={quote?.total} paidTitle={paidTitle} />
    </div>
  );
}

/** How the chosen plan begins, in one sentence. */
function useStartNote(quote: Quote | undefined): string | undefined {
  const { t } = useLingui();
  if (!quote) return undefined;
  const start = formatDay(new Date(quote.startDate), t);
  if (quote.starts === 'renewal')
    return t`Renews your plan from ${start}, when the current one ends. You lose no days.`;
  if (quote.starts === 'later') return t`Starts on ${start}, when your current plan ends.`;
  if (quote.starts === 'upgrade') return t`Starts today. You get credit for what is unused of your current plan.`;
  return t`Starts today, valid until ${{ day: formatDay(new Date(quote.endDate), t) }}.`;
}

function usePaidTitle(quote: Quote | undefined): string {
  const { t } = useLingui();
  const name = quote?.items[0]?.name;
  if (quote?.starts === 'renewal' || quote?.starts === 'later')
    return name ? t`${name} is booked` : t`Your plan is booked`;
  return name ? t`${name} starts today` : t`Your plan starts today`;
}

function useLeaveAfter(paid: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!paid) return;
    const timer = setTimeout(() => void navigate({ to: '/account', search: { tab: 'mySubscription' } }), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [paid, navigate]);
}
