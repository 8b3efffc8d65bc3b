import { Trans, useLingui } from '@lingui/react/macro';
import { creditNotePath, invoicePath, type Order } from '@plyhaat/contract/billing/orders';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Breadcrumb, crumbClass } from '#ui/navigation/Breadcrumb.tsx';
import { formatMoment } from '#ui/words/dates.ts';
import { oneOrder } from '../billing.queries.ts';
import { AddressLines } from '../buying/BillTo.tsx';
import { useMethodName } from '../buying/PayWith.tsx';
import { SummaryLines } from '../buying/SummaryLines.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { useOrderName } from './order-state.ts';

/** /account/orders/{id}: where every provider brings the member back to, and where the documents are. */
export function OrderScreen({ id }: { id: string }) {
  const order = useQuery(oneOrder(id));
  return (
    <>
      <Breadcrumb>
        <Link to="/account" search={{ tab: 'orders' }} className={crumbClass}>
          <Trans>Orders</Trans>
        </Link>
        {id}
      </Breadcrumb>
      <div className="grid gap-5">
        {order.isPending && (
          <>
            <Loading />
            <Skeleton className="h-9 w-64" />
            <Skeleton corners="card" className="h-32" />
            <Skeleton corners="card" className="h-80" />
          </>
        )}
        {order.isError && <ErrorState text={order.error.message} onRetry={order.refetch} busy={order.isFetching} />}
        {order.data && <OrderParts order={order.data} />}
      </div>
    </>
  );
}

function OrderParts({ order }: { order: Order }) {
  const { t } = useLingui();
  const name = useOrderName(order);
  const provider = useMethodName(order.paymentType);
  return (
    <>
      <div>
        <h1 className="text-head">{name}</h1>
        <p className="mt-1 text-ink-2 text-ui md:text-body">
          {t`Ordered on ${{ moment: formatMoment(new Date(order.createdAt), t) }}`}
        </p>
      </div>
      <OrderStatus order={order} />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Panel title={order.paidAt ? t`What you paid` : t`What you ordered`}>
          <SummaryLines bill={order} />
          <OrderDocuments order={order} invoicePath={invoicePath} creditNotePath={creditNotePath} />
        </Panel>
        <div className="grid content-start gap-5">
          <Panel title={t`Order history`}>
            <ol className="grid gap-3 text-ui">
              <Moment what={t`Order saved`} at={order.createdAt} />
              {order.paidAt && <Moment what={t`Paid with ${provider}`} at={order.paidAt} />}
              {order.creditNotes.map(({ _id, total, createdAt }) => (
                <Moment key={_id} what={t`${{ total: formatRupees(total) }} refunded`} at={createdAt} />
              ))}
            </ol>
          </Panel>
          <section aria-label={t`Bill to`} className="rounded-card bg-sunken p-4 text-meta sm:p-6">
            <h2 className="mb-1 font-semibold text-ui">
              <Trans>Bill to</Trans>
            </h2>
            <AddressLines address={order.billing} />
          </section>
        </div>
      </div>
    </>
  );
}

function Moment({ what, at }: { what: string; at: string }) {
  const { t } = useLingui();
  return (
    <li>
      <b className="block font-semibold">{what}</b>
      <time dateTime={at} className="text-ink-3 text-meta">
        {formatMoment(new Date(at), t)}
      </time>
    </li>
  );
}
