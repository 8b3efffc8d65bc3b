import type { PlanHistory, TopupHistory } from '@plyhaat/contract/billing/staff/offers';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ConsolePage } from '#console/ConsolePage.tsx';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { planVersions, topupVersions } from '../money.queries.ts';
import { OfferDialog, type OfferToSet } from './OfferDialog.tsx';
import { PlanCard, TopupCard } from './PlanCard.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { TopupDialog } from './TopupDialog.tsx';
import * as TEXTS from './texts.ts';

export function PlansScreen() {
  return (
    <ManagerScreen title={TEXTS.plans} adminOnly>
      <Offers />
    </ManagerScreen>
  );
}

type Opened =
  | { readonly kind: 'plan'; readonly history: PlanHistory | null }
  | { readonly kind: 'topup'; readonly history: TopupHistory }
  | { readonly kind: 'offer'; readonly offer: OfferToSet }
  | null;

const familyOf = ({ versions }: PlanHistory) => versions[0]?.family ?? '';

function Offers() {
  const plans = useQuery(planVersions());
  const topups = useQuery(topupVersions());
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const setOffer = (offer: OfferToSet) => setOpened({ kind: 'offer', offer });
  const families = [...Map.groupBy(plans.data ?? [], familyOf)];
  return (
    <ConsolePage
      title={TEXTS.plans}
      line={TEXTS.newVersion}
      found={plans.isError || plans.isPending ? plans : topups}
      tools={
        <Button onClick={() => setOpened({ kind: 'plan', history: null })}>
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          {TEXTS.addPlan}
        </Button>
      }
    >
      {families.map(([family, histories]) => (
        <Panel key={family} title={family}>
          <div className="grid gap-4 *:min-w-0 md:grid-cols-2 xl:grid-cols-3">
            {histories.map((history) => (
              <PlanCard
                key={history.key}
                history={history}
                onChange={() => setOpened({ kind: 'plan', history })}
                onOffer={setOffer}
              />
            ))}
          </div>
        </Panel>
      ))}
      {topups.data && (
        <Panel title={TEXTS.topups}>
          <div className="grid gap-4 *:min-w-0 md:grid-cols-2">
            {topups.data.map((history) => (
              <TopupCard
                key={history.kind}
                history={history}
                onChange={() => setOpened({ kind: 'topup', history })}
                onOffer={setOffer}
              />
            ))}
          </div>
        </Panel>
      )}
      {opened?.kind === 'plan' && <PlanDialog history={opened.history} onClose={close} />}
      {opened?.kind === 'topup' && <TopupDialog history={opened.history} onClose={close} />}
      {opened?.kind === 'offer' && <OfferDialog offer={opened.offer} onClose={close} />}
    </ConsolePage>
  );
}
