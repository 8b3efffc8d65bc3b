import { Trans, useLingui } from '@lingui/react/macro';
import { invoicePath, type Order } from '@plyhaat/contract/billing/orders';
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
import { formatDay } from '#ui/words/dates.ts';
import { ORDERS_PER_PAGE, orderList } from '../billing.queries.ts';
import { useMethodName } from '../buying/PayWith.tsx';
import { ORDER_STATES } from '../order-states.ts';
import { ContinueLink } from './ContinueLink.tsx';
import { isOpen, ORDER_TONE, useOrderName } from './order-state.ts';

const account = getRouteApi('/account');

function useColumns(): readonly Column<Order>[] {
  const { t } = useLingui();
  return [
    { head: t`Order`, cell: (order) => <OrderLink order={order} /> },
    { head: t`Payment`, cell: (order) => <PaidWith order={order} />, stacked: 'line' },
    {
      head: t`Total`,
      cell: ({ total }) => <b className="font-semibold">{formatRupees(total)}</b>,
      align: 'right',
      stacked: 'corner',
    },
    {
      head: t`Status`,
      cell: ({ state }) => <Badge tone={ORDER_TONE[state]}>{t(ORDER_STATES[state])}</Badge>,
      stacked: 'line',
    },
    {
      head: t`Invoice`,
      cell: ({ invoiceNumber, state }) =>
        invoiceNumber ?? <span className="text-ink-3">{isOpen(state) ? t`Not yet` : t`None`}</span>,
      stacked: 'labelled',
    },
    {
      head: t({ message: 'Open', context: 'a button' }),
      quietHead: true,
      cell: (order) => <OrderAction order={order} />,
      align: 'right',
      stacked: 'end',
    },
  ];
}

function OrderLink({ order }: { order: Order }) {
  const { t } = useLingui();
  const name = useOrderName(order);
  return (
    <Link to="/account/orders/$id" params={{ id: order._id }} className="group block">
      <b className="block font-semibold group-hover:underline">{name}</b>
      <span className="text-ink-3 text-meta">
        {order._id} · {formatDay(new Date(order.createdAt), t)}
      </span>
    </Link>
  );
}

function PaidWith({ order: { paymentType, paidAt } }: { order: Order }) {
  const provider = useMethodName(paymentType);
  if (paidAt) return provider;
  return (
    <span className="text-ink-3">
      <Trans>Not paid</Trans>
    </span>
  );
}

function OrderAction({ order: { _id, invoiceNumber, state } }: { order: Order }) {
  const { t } = useLingui();
  if (isOpen(state)) return <ContinueLink orderId={_id} isInRow />;
  if (invoiceNumber)
    return (
      <Download
        path={invoicePath(_id)}
        name={pdfName(invoiceNumber)}
        variant="quiet"
        label={t`Download invoice ${invoiceNumber}`}
      />
    );
  return (
    <Link
      to="/account/orders/$id"
      params={{ id: _id }}
      aria-label={t`Open order ${_id}`}
      className={buttonClass({ variant: 'quiet', size: 'icon' })}
    >
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}

/** Tab orders: every purchase, whatever became of it. */
export function OrdersScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const { page: asked } = account.useSearch();
  const navigate = account.useNavigate();
  const page = pageOf(asked);
  const columns = useColumns();
  const orders = useQuery(orderList(user?._id ?? '', page));
  const go = (to: number) => void navigate({ search: { tab: 'orders', ...(to > 1 && { page: String(to) }) } });
  useLastPage(orders, ORDERS_PER_PAGE, go);
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-head">
          <Trans>Orders</Trans>
        </h1>
        <p className="mt-1 text-ink-2 text-ui md:text-body">
          <Trans>Every plan and topup you ordered, with its GST invoice once it is paid.</Trans>
        </p>
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
          text={t`You have not bought anything yet.`}
          action={
            <Link to="/account" search={{ tab: 'buySubscription' }} className={buttonClass()}>
              <Trans>Choose a Plan</Trans>
            </Link>
          }
        />
      )}
      {orders.data && orders.data.data.length > 0 && (
        <div className="rounded-card border border-line bg-surface p-4">
          <Table caption={t`Orders`} columns={columns} rows={orders.data.data} rowKey={({ _id }) => _id} />
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
