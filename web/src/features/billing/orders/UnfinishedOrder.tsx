import { ORDER_WORDS } from '@plyhaat/contract/billing/payments';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { orderList } from '../billing.queries.ts';
import { ContinueLink } from './ContinueLink.tsx';
import { isOpen, orderName } from './order-state.ts';

/** The latest order whose payment was not finished, above what can be bought: it is paid there, not bought again. */
export function UnfinishedOrder({ memberId }: { memberId: string }) {
  const open = useQuery(orderList(memberId, 1)).data?.data.find(({ state }) => isOpen(state));
  if (!open) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-teak-soft px-4 py-3 text-ui">
      <p>
        <b className="block font-semibold">{ORDER_WORDS[open.state]}</b>
        {orderName(open)} · {formatRupees(open.total)}
      </p>
      <ContinueLink orderId={open._id} />
    </div>
  );
}
