import type { UnmatchedPayment } from '@plyhaat/contract/billing/staff/unmatched';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ConsolePage } from '#console/ConsolePage.tsx';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { ListPager } from '#console/table/ListPager.tsx';
import { pageOf } from '#shell/page-of.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import { TabLinks, tabLinkClass } from '#ui/navigation/TabLinks.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import { unmatchedList } from '../money.queries.ts';
import { type PaymentAct, PaymentDialog } from './PaymentDialog.tsx';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/console/admin/payments');

export function PaymentsScreen() {
  return (
    <ManagerScreen title={TEXTS.unmatchedPayments}>
      <Payments />
    </ManagerScreen>
  );
}

type Opened = { readonly payment: UnmatchedPayment; readonly act: PaymentAct };

function Payments() {
  const router = useRouter();
  const address = route.useSearch();
  const done = address.done === 'true';
  const page = pageOf(address.page);
  const found = useQuery(unmatchedList(done, page));
  const [opened, setOpened] = useState<Opened | null>(null);
  const at = (next: number) => ({
    to: '/admin/payments' as const,
    search: { ...(done && { done: 'true' }), ...(next > 1 && { page: String(next) }) },
  });
  const rows = found.data?.data ?? [];
  return (
    <ConsolePage title={TEXTS.unmatchedPayments} line={TEXTS.aboutThem} found={found}>
      <Tabs done={done} />
      {found.data && rows.length === 0 && <Empty text={done ? TEXTS.noneDone : TEXTS.noneOpen} />}
      {rows.length > 0 && (
        <div className="min-w-0 rounded-card border border-line bg-surface p-4 ml:p-0">
          <Table
            caption={TEXTS.unmatchedPayments}
            columns={done ? DONE : [...WAITING, actionsColumn((payment, act) => setOpened({ payment, act }))]}
            rows={rows}
            rowKey={({ _id }) => _id}
          />
        </div>
      )}
      {found.data && found.data.total > rows.length && (
        <ListPager
          page={page}
          shown={rows.length}
          total={found.data.total}
          hasMore={found.data.hasMore}
          hrefFor={(next) => router.buildLocation(at(next)).href}
          onPage={(next) => void router.navigate(at(next))}
        />
      )}
      {opened && <PaymentDialog {...opened} onClose={() => setOpened(null)} />}
    </ConsolePage>
  );
}

function Tabs({ done }: { done: boolean }) {
  const mark = (isHere: boolean) => ({ 'aria-current': isHere ? ('page' as const) : undefined });
  const to = { to: '/admin/payments', className: tabLinkClass } as const;
  return (
    <TabLinks label={TEXTS.unmatchedPayments}>
      <Link {...to} {...mark(!done)} search={{}}>
        {TEXTS.waiting}
      </Link>
      <Link {...to} {...mark(done)} search={{ done: 'true' }}>
        {TEXTS.done}
      </Link>
    </TabLinks>
  );
}

function Name({ row: { provider, providerOrderId, reference } }: { row: UnmatchedPayment }) {
  return (
    <>
      <b className="block font-semibold wrap-anywhere">{providerOrderId}</b>
      <span className="text-ink-3 text-meta wrap-anywhere">
        {[TEXTS.providers[provider] ?? provider, reference].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

const orderLink = (id: string) => (
  <Link to="/admin/orders/$id" params={{ id }} className="link inline-flex min-h-6 items-center">
    {id}
  </Link>
);

const NAME: Column<UnmatchedPayment> = { head: TEXTS.payment, cell: (row) => <Name row={row} /> };
const AMOUNT: Column<UnmatchedPayment> = {
  head: TEXTS.amount,
  align: 'right',
  stacked: 'corner',
  cell: ({ amount }) => <b className="font-semibold">{formatRupees(amount)}</b>,
};
const WHY: Column<UnmatchedPayment> = {
  head: TEXTS.why,
  stacked: 'line',
  cell: ({ reason, order }) => (
    <>
      {TEXTS.reasons[reason]}
      {order && (
        <span className="block text-meta">
          {orderLink(order._id)} {TEXTS.ofTotal(formatRupees(order.total))}
        </span>
      )}
    </>
  ),
};
const RECEIVED: Column<UnmatchedPayment> = {
  head: TEXTS.received,
  stacked: 'line',
  cell: ({ createdAt }) => formatMoment(new Date(createdAt)),
};
const NOTE: Column<UnmatchedPayment> = {
  head: TEXTS.note,
  stacked: 'line',
  cell: ({ note, by }) => (
    <>
      <span className="wrap-anywhere">{note ?? TEXTS.none}</span>
      {by && <span className="block text-ink-3 text-meta">{by}</span>}
    </>
  ),
};
const STATE: Column<UnmatchedPayment> = {
  head: TEXTS.outcome,
  stacked: 'line',
  cell: ({ state, matchedTo }) => (
    <>
      <Badge tone={state === 'closed' ? 'plain' : 'ok'}>{TEXTS.states[state]}</Badge>
      {matchedTo && <span className="block text-meta">{orderLink(matchedTo)}</span>}
    </>
  ),
};
const WAITING = [NAME, AMOUNT, WHY, RECEIVED, NOTE];
const DONE = [NAME, AMOUNT, WHY, STATE, NOTE];

type Open = (payment: UnmatchedPayment, act: PaymentAct) => void;

function Actions({ payment, open }: { payment: UnmatchedPayment; open: Open }) {
  if (payment.state === 'refunding') return <Badge tone="wait">{TEXTS.states.refunding}</Badge>;
  if (payment.isOwn) return <span className="text-ink-3 text-meta">{TEXTS.ownPayment}</span>;
  return (
    <div className="flex flex-wrap gap-2 ml:justify-end max-sm:*:flex-1">
      {(['match', 'refund', 'note'] as const).map((act) => (
        <Button
          key={act}
          variant="line"
          tight
          aria-label={TEXTS.actOn[act](payment.providerOrderId)}
          onClick={() => open(payment, act)}
        >
          {TEXTS.acts[act]}
        </Button>
      ))}
    </div>
  );
}

const actionsColumn = (open: Open): Column<UnmatchedPayment> => ({
  head: TEXTS.actions,
  quietHead: true,
  stacked: 'line',
  cell: (payment) => <Actions payment={payment} open={open} />,
});
