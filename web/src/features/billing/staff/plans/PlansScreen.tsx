import { Trans, useLingui } from '@lingui/react/macro';
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
import { PlanTable, TopupTable } from './OfferTables.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { TopupDialog } from './TopupDialog.tsx';
import { VersionsDialog, type VersionsOf } from './VersionsDialog.tsx';

export function PlansScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Plans and top-ups`} adminOnly>
      <Offers />
    </ManagerScreen>
  );
}

type Opened =
  | { readonly kind: 'plan'; readonly history: PlanHistory | null }
  | { readonly kind: 'topup'; readonly history: TopupHistory | null }
  | { readonly kind: 'offer'; readonly offer: OfferToSet }
  | { readonly kind: 'versions'; readonly of: VersionsOf }
  | null;

function Offers() {
  const { t } = useLingui();
  const plans = useQuery(planVersions());
  const topups = useQuery(topupVersions());
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const setOffer = (offer: OfferToSet) => setOpened({ kind: 'offer', offer });
  const showVersions = (of: VersionsOf) => setOpened({ kind: 'versions', of });
  return (
    <ConsolePage
      title={t`Plans and top-ups`}
      line={t`A change makes a new version, on offer from now. Members keep what they bought.`}
      found={plans.isError || plans.isPending ? plans : topups}
      tools={
        <Button onClick={() => setOpened({ kind: 'plan', history: null })}>
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Add plan</Trans>
        </Button>
      }
    >
      {plans.data && (
        <Panel title={t`Plans`}>
          <PlanTable
            histories={plans.data}
            onChange={(history) => setOpened({ kind: 'plan', history })}
            onOffer={setOffer}
            onVersions={showVersions}
          />
        </Panel>
      )}
      {topups.data && (
        <Panel
          title={t`Top-ups`}
          tools={
            <Button variant="line" onClick={() => setOpened({ kind: 'topup', history: null })}>
              <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
              <Trans>Add top-up</Trans>
            </Button>
          }
        >
          <TopupTable
            histories={topups.data}
            onChange={(history) => setOpened({ kind: 'topup', history })}
            onOffer={setOffer}
            onVersions={showVersions}
          />
        </Panel>
      )}
      {opened?.kind === 'plan' && <PlanDialog history={opened.history} onClose={close} />}
      {opened?.kind === 'topup' && <TopupDialog history={opened.history} onClose={close} />}
      {opened?.kind === 'versions' && <VersionsDialog of={opened.of} onClose={close} />}
      {opened?.kind === 'offer' && <OfferDialog offer={opened.offer} onClose={close} />}
    </ConsolePage>
  );
}
