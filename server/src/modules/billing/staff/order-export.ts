import { ORDER_WORDS } from '@plyhaat/contract/billing/payments';
import { listAllOrders, OrderFilter } from '@plyhaat/contract/billing/staff/orders';
import { exported } from '#platform/lists/exported.ts';
import { orderList } from './order-list.sql.ts';

export const orderExport = exported({
  list: 'orders',
  columns: listAllOrders.csv,
  source: orderList,
  filter: OrderFilter,
  flat: (row) => ({ ...row, member: row.member?.name ?? null, status: ORDER_WORDS[row.state] }),
});
