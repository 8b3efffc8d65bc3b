import { formatDay } from '@plyhaat/contract/core/dates';
import { isBuyer } from '@plyhaat/contract/core/roles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type SessionUser, useSession } from '#api/session.ts';
import { ownProfile } from '#features/identity/member.queries.ts';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { UnfinishedOrder } from '../orders/UnfinishedOrder.tsx';
import { BuyPlan } from './BuyPlan.tsx';
import { BuyTopups } from './BuyTopups.tsx';
import * as TEXTS from './texts.ts';

const account = getRouteApi('/account');
const TOPUPS = 'topups';

/** Tab buySubscription, 'Choose a Plan' (BILL-18). */
export function PlansScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-head">{TEXTS.chooseAPlan}</h1>
        <CurrentPlan user={user} />
      </div>
      <UnfinishedOrder memberId={user._id} />
      <Choice user={user} />
    </div>
  );
}

function Choice({ user }: { user: SessionUser }) {
  const { show, buy } = account.useSearch();
  const navigate = account.useNavigate();
  return (
    <Tabs
      label={TEXTS.whatToBuy}
      value={show === TOPUPS ? TOPUPS : 'subscriptions'}
      onChange={(value) =>
        void navigate({
          search: { tab: 'buySubscription', ...(value === TOPUPS && { show: value }) },
          replace: true,
          resetScroll: false,
        })
      }
      tabs={[
        { value: 'subscriptions', label: TEXTS.subscriptions, content: <BuyPlan user={user} preselected={buy} /> },
        { value: TOPUPS, label: TEXTS.topups, content: <BuyTopups user={user} preselected={buy} /> },
      ]}
    />
  );
}

function CurrentPlan({ user }: { user: SessionUser }) {
  const end = useQuery(ownProfile(user._id)).data?.subscriptionEndDate;
  const runs = end && new Date(end).getTime() > Date.now();
  return (
    <p className="mt-1 text-ink-2 text-ui md:text-body">
      {runs ? TEXTS.yourSubscriptionIsValid(formatDay(new Date(end))) : TEXTS.whyAPlan(isBuyer(user.role))}
    </p>
  );
}
