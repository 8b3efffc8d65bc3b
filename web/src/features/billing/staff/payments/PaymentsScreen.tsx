import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UnmatchedPayment, UnmatchedState } from '@plyhaat/contract/billing/staff/unmatched';
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
import { PROVIDERS } from '../providers.ts';
import { type PaymentAct, PaymentDialog } from './PaymentDialog.tsx';

const REASONS: Readonly<Record<UnmatchedPayment['reason'], MessageDescriptor>> = {
  no_order: msg`No such order`,
  other_amount: msg`Another amount than the order’s`,
  paid_twice: msg`The order was already paid`,
};

const STATES: Readonly<Record<UnmatchedState, MessageDescriptor>> = {
  open: msg`Open`,
  refunding: msg`Refund on its way`,
  refunded: msg`Refunded`,
  matched: msg`Matched`,
  closed: msg`Closed`,
};

const ACTS = {
  match: { name: msg`Match`, about: (payment: string) => msg`Match ${payment}` },
  refund: { name: msg`Refund`, about: (payment: string) => msg`Refund ${payment}` },
  note: { name: msg`Note`, about: (payment: string) => msg`Note on ${payment}` },
} as const;

const route = getRouteApi('/console/admin/payments');

export function PaymentsScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Unmatched payments`}>
      <Payments />
    </ManagerScreen>
  );
}

type Opened = { readonly payment: UnmatchedPayment; readonly act: PaymentAct };

function Payments() {
  const { t } = useLingui();
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
  const columns = useColumns(done, (payment, act) => setOpened({ payment, act }));
  return (
    <ConsolePage
      title={t`Unmatched payments`}
      line={t`Money that a provider received without an order of ours, with another amount, or for an order that was already paid.`}
      found={found}
    >
      <Tabs done={done} />
      {found.data && rows.length === 0 && (
        <Empty text={done ? t`Nothing has been decided yet.` : t`Every payment belongs to an order.`} />
      )}
      {rows.length > 0 && (
        <div className="min-w-0 rounded-card border border-line bg-surface p-4 ml:p-0">
          <Table caption={t`Unmatched payments`} columns={columns} rows={rows} rowKey={({ _id }) => _id} />
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
  const { t } = useLingui();
  const mark = (isHere: boolean) => ({ 'aria-current': isHere ? ('page' as const) : undefined });
  const to = { to: '/admin/payments', className: tabLinkClass } as const;
  return (
    <TabLinks label={t`Unmatched payments`}>
      <Link {...to} {...mark(!done)} search={{}}>
        <Trans>Waiting</Trans>
      </Link>
      <Link {...to} {...mark(done)} search={{ done: 'true' }}>
        <Trans>Done</Trans>
      </Link>
    </TabLinks>
  );
}

function Name({ row: { provider, providerOrderId, reference } }: { row: UnmatchedPayment }) {
  return (
    <>
      <b className="block font-semibold wrap-anywhere">{providerOrderId}</b>
      <span className="text-ink-3 text-meta wrap-anywhere">
        {[PROVIDERS[provider] ?? provider, reference].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

const OrderLink = ({ id }: { id: string }) => (
  <Link to="/admin/orders/$id" params={{ id }} className="link inline-flex min-h-6 items-center">
    {id}
  </Link>
);

function Why({ row: { reason, order } }: { row: UnmatchedPayment }) {
  const { t } = useLingui();
  const total = order && formatRupees(order.total);
  return (
    <>
      {t(REASONS[reason])}
      {order && (
        <span className="block text-meta">
          <Trans>
            <OrderLink id={order._id} /> of {total}
          </Trans>
        </span>
      )}
    </>
  );
}

const Noted = ({ row: { note, by } }: { row: UnmatchedPayment }) => (
  <>
    <span className="wrap-anywhere">{note ?? <Trans>None</Trans>}</span>
    {by && <span className="block text-ink-3 text-meta">{by}</span>}
  </>
);

function Outcome({ row: { state, matchedTo } }: { row: UnmatchedPayment }) {
  const { t } = useLingui();
  return (
    <>
      <Badge tone={state === 'closed' ? 'plain' : 'ok'}>{t(STATES[state])}</Badge>
      {matchedTo && (
        <span className="block text-meta">
          <OrderLink id={matchedTo} />
        </span>
      )}
    </>
  );
}

type Open = (payment: UnmatchedPayment, act: PaymentAct) => void;

function Actions({ payment, open }: { payment: UnmatchedPayment; open: Open }) {
  const { t } = useLingui();
  if (payment.state === 'refunding') return <Badge tone="wait">{t(STATES.refunding)}</Badge>;
  if (payment.isOwn)
    return (
      <span className="text-ink-3 text-meta">
        <Trans>For your own order: a colleague decides on it.</Trans>
      </span>
    );
  return (
    <div className="flex flex-wrap gap-2 ml:justify-end max-sm:*:flex-1">
      {(['match', 'refund', 'note'] as const).map((act) => (
        <Button
          key={act}
          variant="line"
          tight
          aria-label={t(ACTS[act].about(payment.providerOrderId))}
          onClick={() => open(payment, act)}
        >
          {t(ACTS[act].name)}
        </Button>
      ))}
    </div>
  );
}

function useColumns(done: boolean, open: Open): readonly Column<UnmatchedPayment>[] {
  const { t } = useLingui();
  const name: Column<UnmatchedPayment> = { head: t`Payment`, cell: (row) => <Name row={row} /> };
  const amount: Column<UnmatchedPayment> = {
    head: t`Amount`,
    align: 'right',
    stacked: 'corner',
    cell: (row) => <b className="font-semibold">{formatRupees(row.amount)}</b>,
  };
  const why: Column<UnmatchedPayment> = { head: t`Why`, stacked: 'line', cell: (row) => <Why row={row} /> };
  const note: Column<UnmatchedPayment> = { head: t`Note`, stacked: 'line', cell: (row) => <Noted row={row} /> };
  if (done) {
    const outcome = {
      head: t`Outcome`,
      stacked: 'line',
      cell: (row: UnmatchedPayment) => <Outcome row={row} />,
    } as const;
    return [name, amount, why, outcome, note];
  }
  return [
    name,
    amount,
    why,
    { head: t`Received`, stacked: 'line', cell: ({ createdAt }) => formatMoment(new Date(createdAt)) },
    note,
    {
      head: t`Actions`,
      quietHead: true,
      stacked: 'line',
      cell: (payment) => <Actions payment={payment} open={open} />,
    },
  ];
}
