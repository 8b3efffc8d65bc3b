import { Trans, useLingui } from '@lingui/react/macro';
import { isBuyer } from '@plyhaat/contract/core/roles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type SessionUser, useSession } from '#api/session.ts';
import { ownProfile } from '#features/identity/member.queries.ts';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { UnfinishedOrder } from '../orders/UnfinishedOrder.tsx';
import { BuyPlan } from './BuyPlan.tsx';
import { BuyTopups } from './BuyTopups.tsx';

const account = getRouteApi('/account');
const TOPUPS = 'topups';

/** Tab buySubscription, 'Choose a Plan' (BILL-18). */
export function PlansScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-head">
          <Trans>Choose a Plan</Trans>
        </h1>
        <CurrentPlan user={user} />
      </div>
      <UnfinishedOrder memberId={user._id} />
      <Choice user={user} />
    </div>
  );
}

function Choice({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const { show, buy } = account.useSearch();
  const navigate = account.useNavigate();
  return (
    <Tabs
      label={t`What to buy`}
      value={show === TOPUPS ? TOPUPS : 'subscriptions'}
      onChange={(value) =>
        void navigate({
          search: { tab: 'buySubscription', ...(value === TOPUPS && { show: value }) },
          replace: true,
          resetScroll: false,
        })
      }
      tabs={[
        { value: 'subscriptions', label: t`Subscriptions`, content: <BuyPlan user={user} preselected={buy} /> },
        { value: TOPUPS, label: t`Topups`, content: <BuyTopups user={user} preselected={buy} /> },
      ]}
    />
  );
}

function CurrentPlan({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const end = useQuery(ownProfile(user._id)).data?.subscriptionEndDate;
  const runs = end && new Date(end).getTime() > Date.now();
  return (
    <p className="mt-1 text-ink-2 text-ui md:text-body">
      {runs
        ? t`Your subscription is valid until ${{ day: formatDay(new Date(end), t) }}.`
        : isBuyer(user.role)
          ? t`Call and WhatsApp every seller directly.`
          : t`Be found by buyers, see their numbers, and show offers, new arrivals and banners.`}
    </p>
  );
}
