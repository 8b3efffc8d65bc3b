import { useLingui } from '@lingui/react/macro';
import type { Order } from '@plyhaat/contract/billing/orders';
import type { OrderState } from '@plyhaat/contract/billing/payments';
import type { BadgeTone } from '#ui/display/Badge.tsx';
import { itemName } from '../buying/SummaryLines.tsx';

export const ORDER_TONE: Readonly<Record<OrderState, BadgeTone>> = {
  CREATED: 'wait',
  PENDING: 'wait',
  PAID: 'ok',
  FAILED: 'no',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
  REFUNDED: 'plain',
};

export const isOpen = (state: OrderState): boolean => state === 'CREATED' || state === 'PENDING';

/** What was bought, in words. */
export function useOrderName({ items }: Pick<Order, 'items'>): string {
  const { t } = useLingui();
  return items
    .map((item) => t(itemName(item, t)))
    .reduce((before, name) => (before === '' ? name : t`${before} and ${name}`), '');
}

/** Where the same can be bought again. */
export const againSearch = ({ kind, items }: Pick<Order, 'kind' | 'items'>) => ({
  tab: kind === 'subscription' ? 'buySubscription' : 'buyTopup',
  buy: items.map(({ _id }) => _id).join(','),
});
