import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnedStatus, OwnTopup } from '@plyhaat/contract/billing/owned';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import type { Say } from '#ui/said.ts';
import { formatDay } from '#ui/words/dates.ts';
import { ownTopups } from '../billing.queries.ts';
import { ContinueLink } from '../orders/ContinueLink.tsx';
import { MailInvoice } from './MailInvoice.tsx';
import { OwnedCard } from './OwnedCard.tsx';
import { Facts, OwnedScreen } from './OwnedScreen.tsx';
import { passes, statusOf, type Term, termOf } from './term.ts';

/** What each kind publishes: the tab of its form, and the words of its button. */
const PUBLISH: Readonly<Record<OwnTopup['kind'], { tab: string; label: MessageDescriptor }>> = {
  banner: { tab: 'addBanner', label: msg`Add banner` },
  advertisement: { tab: 'addNewArrival', label: msg`Add new arrival` },
  sale: { tab: 'addFlashSales', label: msg`Add flash sale` },
  opportunity: { tab: 'addOpportunity', label: msg`Add opportunity` },
};

const topupTerm = ({ purchaseDate, expiryDate, numberOfDays }: OwnTopup): Term =>
  termOf({ createdAt: purchaseDate, endDate: expiryDate, days: numberOfDays });
const topupStatus = (topup: OwnTopup): OwnedStatus => statusOf(topup.status, topupTerm(topup));

/** Tab myTopup (BILL-21). */
export function MyTopupsScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const owned = useQuery(ownTopups(user?._id ?? ''));
  const ready = owned.data?.filter((topup) => topupStatus(topup) === 'active').length ?? 0;
  return (
    <OwnedScreen
      title={t`My Topups`}
      line={
        ready === 0
          ? t`No topups ready to use.`
          : t`${plural(ready, { one: '# topup ready to use.', other: '# topups ready to use.' })}`
      }
      tab="myTopup"
      owned={owned}
      failed={t`Failed to load topups`}
      none={t`No topups found`}
      action={
        <Link to="/account" search={{ tab: 'buyTopup' }} className={buttonClass({ variant: 'line' })}>
          <Trans>Buy topups</Trans>
        </Link>
      }
      passes={(filter, topup) => passes(filter, topupStatus(topup))}
      summary={(all) => <YourTopups topups={all} />}
    >
      {(topup) => <TopupRow key={topup._id} topup={topup} />}
    </OwnedScreen>
  );
}

function lineOf({ numberOfDays }: OwnTopup, status: OwnedStatus, term: Term, say: Say): MessageDescriptor {
  const [start, end] = [formatDay(term.start, say), formatDay(term.end, say)];
  if (status === 'active')
    return msg`${plural(numberOfDays, {
      one: `Use it by ${end}. Once published, it runs for # day.`,
      other: `Use it by ${end}. Once published, it runs for # days.`,
    })}`;
  if (status === 'used') return msg`Used. Bought on ${start}.`;
  if (status === 'pending') return msg`Ready to use once we receive your payment.`;
  if (status === 'cancelled') return msg`Refunded.`;
  return msg`${start} to ${end}`;
}

function TopupRow({ topup }: { topup: OwnTopup }) {
  const { t } = useLingui();
  const term = topupTerm(topup);
  const status = topupStatus(topup);
  const again = { active: t`Renew`, expired: t`Buy Again` }[status as string];
  const publish = PUBLISH[topup.kind];
  return (
    <OwnedCard
      name={t`${{ name: topup.name }}, ${{ numberOfDays: topup.numberOfDays }} days`}
      line={t(lineOf(topup, status, term, t))}
      price={topup.price}
      status={status}
      term={term}
    >
      <div className="flex flex-wrap items-center gap-3">
        {status === 'active' && (
          <Link to="/account" search={{ tab: publish.tab }} className={buttonClass()}>
            {t(publish.label)}
          </Link>
        )}
        {again && (
          <Link
            to="/account"
            search={{ tab: 'buyTopup', buy: topup.priceId }}
            className={buttonClass({ variant: 'line' })}
          >
            {again}
          </Link>
        )}
        {status === 'pending' && topup.orderId && <ContinueLink orderId={topup.orderId} />}
        {topup.invoiceNumber && <MailInvoice of="topup" id={topup._id} />}
      </div>
    </OwnedCard>
  );
}

function YourTopups({ topups }: { topups: readonly OwnTopup[] }) {
  const { t } = useLingui();
  const of = (wanted: OwnedStatus) => topups.filter((topup) => topupStatus(topup) === wanted);
  const paid = topups.filter(({ status }) => status !== 'cancelled');
  return (
    <Panel title={t`Your topups`} className="self-start">
      <Facts
        facts={[
          [t`Ready to use`, String(of('active').length), undefined],
          [t`Used`, String(of('used').length), undefined],
          [t`Expired unused`, String(of('expired').length), undefined],
          [t`Paid before GST`, formatRupees(paid.reduce((sum, { price }) => sum + price, 0)), undefined],
        ]}
      />
    </Panel>
  );
}
