import type { OwnedStatus, OwnTopup } from '@plyhaat/contract/billing/owned';
import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { ownTopups } from '../billing.queries.ts';
import { MailInvoice } from './MailInvoice.tsx';
import { OwnedCard } from './OwnedCard.tsx';
import { Facts, OwnedScreen } from './OwnedScreen.tsx';
import { passes, statusOf, type Term, termOf } from './term.ts';

/** What each kind publishes: the tab of its form, and the words of its button. */
const PUBLISH: Readonly<Record<OwnTopup['kind'], { tab: string; label: string }>> = {
  banner: { tab: 'addBanner', label: 'Add banner' },
  advertisement: { tab: 'addNewArrival', label: 'Add new arrival' },
  sale: { tab: 'addFlashSales', label: 'Add flash sale' },
  opportunity: { tab: 'addOpportunity', label: 'Add opportunity' },
};

const topupTerm = ({ purchaseDate, expiryDate, numberOfDays }: OwnTopup): Term =>
  termOf({ createdAt: purchaseDate, endDate: expiryDate, days: numberOfDays });
const topupStatus = (topup: OwnTopup): OwnedStatus => statusOf(topup.status, topupTerm(topup));

/** Tab myTopup (spec 2 §2). */
export function MyTopupsScreen() {
  const { user } = useSession();
  const owned = useQuery(ownTopups(user?._id ?? ''));
  const ready = owned.data?.filter((topup) => topupStatus(topup) === 'active').length ?? 0;
  return (
    <OwnedScreen
      title="My Topups"
      line={
        ready === 0
          ? 'No topups ready to use.'
          : ready === 1
            ? '1 topup ready to use.'
            : `${ready} topups ready to use.`
      }
      tab="myTopup"
      owned={owned}
      failed="Failed to load topups"
      none="No topups found"
      action={
        <Link to="/account" search={{ tab: 'buyTopup' }} className={buttonClass({ variant: 'line' })}>
          Buy topups
        </Link>
      }
      passes={(filter, topup) => passes(filter, topupStatus(topup))}
      summary={(all) => <YourTopups topups={all} />}
    >
      {(topup) => <TopupRow key={topup._id} topup={topup} />}
    </OwnedScreen>
  );
}

function lineOf({ numberOfDays }: OwnTopup, status: OwnedStatus, { start, end }: Term): string {
  if (status === 'active') return `Use it by ${formatDay(end)}. Once published, it runs for ${numberOfDays} days.`;
  if (status === 'used') return `Used. Bought on ${formatDay(start)}.`;
  if (status === 'pending') return 'Ready to use once we receive your payment.';
  if (status === 'cancelled') return 'Refunded.';
  return `${formatDay(start)} to ${formatDay(end)}`;
}

function TopupRow({ topup }: { topup: OwnTopup }) {
  const term = topupTerm(topup);
  const status = topupStatus(topup);
  const again = { active: 'Renew', expired: 'Buy Again' }[status as string];
  const publish = PUBLISH[topup.kind];
  return (
    <OwnedCard
      name={`${topup.name}, ${topup.numberOfDays} days`}
      line={lineOf(topup, status, term)}
      price={topup.price}
      status={status}
      term={term}
    >
      <div className="flex flex-wrap items-center gap-3">
        {status === 'active' && (
          <Link to="/account" search={{ tab: publish.tab }} className={buttonClass()}>
            {publish.label}
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
        {topup.invoiceNumber && <MailInvoice of="topup" id={topup._id} />}
      </div>
    </OwnedCard>
  );
}

function YourTopups({ topups }: { topups: readonly OwnTopup[] }) {
  const of = (wanted: OwnedStatus) => topups.filter((topup) => topupStatus(topup) === wanted);
  const paid = topups.filter(({ status }) => status !== 'pending' && status !== 'cancelled');
  return (
    <Panel title="Your topups" className="self-start">
      <Facts
        facts={[
          ['Ready to use', String(of('active').length), undefined],
          ['Used', String(of('used').length), undefined],
          ['Expired unused', String(of('expired').length), undefined],
          ['Paid before GST', formatRupees(paid.reduce((sum, { price }) => sum + price, 0)), undefined],
        ]}
      />
    </Panel>
  );
}
