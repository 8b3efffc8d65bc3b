import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Topup } from '@plyhaat/contract/billing/billing';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SessionUser } from '#api/session.ts';
import { Notice } from '#forms/Notice.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { buying, quoteOf, topupList } from '../billing.queries.ts';
import { Offers } from './Offers.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PayBar } from './PayBar.tsx';
import { PayOverlay } from './PayOverlay.tsx';
import { PayWith } from './PayWith.tsx';
import { TopupCard } from './TopupCard.tsx';
import { useKeptChoice, useKeptMethod } from './useKeptChoice.ts';
import { usePurchase } from './usePurchase.ts';

/** BILL-19. */
const BANNER_MS = 3000;

export function BuyTopups({ user, preselected }: { user: SessionUser; preselected: string | undefined }) {
  const { t } = useLingui();
  const topups = useQuery(topupList(user.role));
  return (
    <Offers offers={topups} failed={t`Failed to load topups`} none={t`No topups found`}>
      {(offered) => <TopupPurchase topups={offered} preselected={preselected} />}
    </Offers>
  );
}

function TopupPurchase({ topups, preselected }: { topups: readonly Topup[]; preselected: string | undefined }) {
  const { t } = useLingui();
  const asked = preselected?.split(',') ?? [];
  const offered = topups.flatMap(({ priceArr }) => priceArr.map(({ _id }) => _id));
  const [chosen, setChosen] = useState<readonly string[]>(offered.filter((id) => asked.includes(id)));
  const keep = useKeptChoice();
  const { method, setMethod } = useKeptMethod();
  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    keep({ buy: ids.join(',') });
  };
  const count = chosen.length;
  const basket = { topups: chosen };
  const quote = useQuery(quoteOf(basket)).data;
  const [bought, setBought] = useState(false);
  const purchase = usePurchase(buying(basket), basket, () => setBought(true));
  const { reset } = purchase;
  useAfterBanner(bought, () => {
    setBought(false);
    choose([]);
    reset();
  });
  const toggle = (id: string) => choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div className="grid gap-5">
      {bought && (
        <Notice outcome="done">
          <Trans>Topup purchased successfully. You will get the GST invoice by e-mail.</Trans>
        </Notice>
      )}
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-5">
          <Grid columns="wide">
            {topups.map((topup) => (
              <TopupCard key={topup._id} topup={topup} chosen={chosen} onToggle={toggle} />
            ))}
          </Grid>
          <PayWith method={method} onChange={setMethod} />
        </div>
        <OrderSummary basket={basket} method={method} needed={t`Please Select One of the Topup`} purchase={purchase} />
      </div>
      <PayBar total={chosen.length > 0 ? quote?.total : undefined} />
      <PayOverlay
        state={purchase.state}
        what={t`${plural(count, { one: 'one topup', other: `${count} topups` })}`}
        total={quote?.total}
      />
    </div>
  );
}

function useAfterBanner(shown: boolean, clear: () => void): void {
  const end = useEffectEvent(clear);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => end(), BANNER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
}
