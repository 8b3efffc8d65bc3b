import { useLingui } from '@lingui/react/macro';
import type { Order } from '@plyhaat/contract/billing/orders';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { orderList } from '../billing.queries.ts';
import { ORDER_STATES } from '../order-states.ts';
import { ContinueLink } from './ContinueLink.tsx';
import { isOpen, useOrderName } from './order-state.ts';

/** The latest order whose payment was not finished, above what can be bought: it is paid there, not bought again. */
export function UnfinishedOrder({ memberId }: { memberId: string }) {
  const open = useQuery(orderList(memberId, 1)).data?.data.find(({ state }) => isOpen(state));
  return open ? <Unfinished order={open} /> : null;
}

function Unfinished({ order }: { order: Order }) {
  const { t } = useLingui();
  const name = useOrderName(order);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-teak-soft px-4 py-3 text-ui">
      <p>
        <b className="block font-semibold">{t(ORDER_STATES[order.state])}</b>
        {name} · {formatRupees(order.total)}
      </p>
      <ContinueLink orderId={order._id} />
    </div>
  );
}
