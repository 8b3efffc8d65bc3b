import { invoicePath, type Order } from '@plyhaat/contract/billing/orders';
import { ORDER_WORDS } from '@plyhaat/contract/billing/payments';
import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { Download, pdfName } from '#forms/Download.tsx';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import { ORDERS_PER_PAGE, orderList } from '../billing.queries.ts';
import { METHODS } from '../buying/PayWith.tsx';
import { ContinueLink } from './ContinueLink.tsx';
import { isOpen, ORDER_TONE, orderName } from './order-state.ts';
import * as TEXTS from './texts.ts';

const account = getRouteApi('/account');

const COLUMNS: readonly Column<Order>[] = [
  {
    head: TEXTS.order,
    cell: (order) => (
      <Link to="/account/orders/$id" params={{ id: order._id }} className="group block">
        <b className="block font-semibold group-hover:underline">{orderName(order)}</b>
        <span className="text-ink-3 text-meta">
          {order._id} · {formatDay(new Date(order.createdAt))}
        </span>
      </Link>
    ),
  },
  {
    head: TEXTS.payment,
    cell: ({ paymentType, paidAt }) =>
      paidAt ? METHODS[paymentType].name : <span className="text-ink-3">{TEXTS.notPaid}</span>,
    stacked: 'line',
  },
  {
    head: TEXTS.total,
    cell: ({ total }) => <b className="font-semibold">{formatRupees(total)}</b>,
    align: 'right',
    stacked: 'corner',
  },
  {
    head: TEXTS.status,
    cell: ({ state }) => <Badge tone={ORDER_TONE[state]}>{ORDER_WORDS[state]}</Badge>,
    stacked: 'line',
  },
  {
    head: TEXTS.invoice,
    cell: ({ invoiceNumber, state }) =>
      invoiceNumber ?? <span className="text-ink-3">{isOpen(state) ? TEXTS.notYet : TEXTS.none}</span>,
    stacked: 'labelled',
  },
  { head: TEXTS.open, quietHead: true, cell: (order) => <OrderAction order={order} />, align: 'right', stacked: 'end' },
];

function OrderAction({ order: { _id, invoiceNumber, state } }: { order: Order }) {
  if (isOpen(state)) return <ContinueLink orderId={_id} isInRow />;
  if (invoiceNumber)
    return (
      <Download
        path={invoicePath(_id)}
        name={pdfName(invoiceNumber)}
        variant="quiet"
        label={TEXTS.downloadInvoiceNumber(invoiceNumber)}
      />
    );
  return (
    <Link
      to="/account/orders/$id"
      params={{ id: _id }}
      aria-label={TEXTS.openOrderId(_id)}
      className={buttonClass({ variant: 'quiet', size: 'icon' })}
    >
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}

/** Tab orders: every purchase, whatever became of it. */
export function OrdersScreen() {
  const { user } = useSession();
  const { page: asked } = account.useSearch();
  const navigate = account.useNavigate();
  const page = pageOf(asked);
  const orders = useQuery(orderList(user?._id ?? '', page));
  const go = (to: number) => void navigate({ search: { tab: 'orders', ...(to > 1 && { page: String(to) }) } });
  useLastPage(orders, ORDERS_PER_PAGE, go);
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-head">{TEXTS.orders}</h1>
        <p className="mt-1 text-ink-2 text-ui md:text-body">{TEXTS.everyPlanAndTopup}</p>
      </div>
      {orders.isPending && (
        <div className="grid gap-4">
          <Loading />
          <Skeleton corners="card" className="h-72" />
        </div>
      )}
      {orders.isError && <ErrorState text={orders.error.message} onRetry={orders.refetch} busy={orders.isFetching} />}
      {orders.data?.total === 0 && (
        <Empty
          text={TEXTS.youHaveNotBought}
          action={
            <Link to="/account" search={{ tab: 'buySubscription' }} className={buttonClass()}>
              {TEXTS.chooseAPlan}
            </Link>
          }
        />
      )}
      {orders.data && orders.data.data.length > 0 && (
        <div className="rounded-card border border-line bg-surface p-4">
          <Table caption={TEXTS.orders} columns={COLUMNS} rows={orders.data.data} rowKey={({ _id }) => _id} />
        </div>
      )}
      <Pagination
        page={page}
        pages={Math.ceil((orders.data?.total ?? 0) / ORDERS_PER_PAGE)}
        hrefFor={(to) => `/account?tab=orders&page=${to}`}
        onPage={go}
      />
    </div>
  );
}
