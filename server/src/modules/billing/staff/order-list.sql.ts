import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import { PURCHASED } from '@plyhaat/contract/billing/payments';
import type { OrderFilter, OrderRow } from '@plyhaat/contract/billing/staff/orders';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { countUpTo } from '#platform/db/long-list.sql.ts';
import { isoTime } from '#platform/db/sql.ts';
import { staffList, within } from '#platform/lists/staff-list.sql.ts';
import { invoices } from '../invoices.tables.ts';
import { orders } from '../orders.tables.ts';
import { isOrderNamed } from './order-search.reads.sql.ts';

const FIELDS = {
  _id: orders.id,
  memberId: members.id,
  memberName: sql<string>`coalesce((select company.name from ${companies} as company where company.member_id = ${members.id}), ${members.name})`,
  kind: orders.kind,
  items: sql<string>`(select string_agg(item ->> 'name', ', ') from jsonb_array_elements(${orders.items}) as item)`,
  state: orders.state,
  method: orders.method,
  total: sql<number>`${orders.total} / 100.0`.mapWith(Number),
  paid: sql<
    number | null
  >`case when ${orders.state} = any(${sql.param([...PURCHASED])}) then (${orders.total} / 100.0)::float8 end`,
  refunded: sql<number>`${orders.refunded} / 100.0`.mapWith(Number),
  invoiceNumber: sql<string | null>`(select invoice.number from ${invoices} as invoice
    where invoice.order_id = ${orders.id} and invoice.series = 'PH' limit 1)`,
  flag: orders.flag,
  createdAt: isoTime(orders.createdAt),
  paidAt: sql<string | null>`${isoTime(orders.paidAt)}`,
};

export const orderList = staffList<OrderFilter, OrderRow>({
  table: orders,
  id: orders.id,
  columns: { created: orders.createdAt, total: orders.total },
  conditions: ({ q, state, kind, member, flagged, ...period }) =>
    and(
      q ? isOrderNamed(q) : undefined,
      state ? inArray(orders.state, state === 'PENDING' ? ['CREATED', 'PENDING'] : [state]) : undefined,
      kind ? eq(orders.kind, kind) : undefined,
      member ? eq(orders.memberId, member) : undefined,
      flagged === undefined ? undefined : flagged ? sql`${orders.flag} is not null` : sql`${orders.flag} is null`,
      within(orders.createdAt, period),
    ),
  async rows(db, where, order, most) {
    const found = await db
      .select(FIELDS)
      .from(orders)
      .leftJoin(members, eq(members.id, orders.memberId))
      .where(where)
      .orderBy(...order)
      .limit(most);
    return found.map(({ memberId, memberName, items, ...row }) => ({
      ...row,
      items: items ?? '',
      member: memberId === null ? null : { _id: memberId, name: memberName },
    }));
  },
});

/** How many orders of a filter are purchases. */
export const countPurchases = (db: Db, filter: OrderFilter): Promise<number> =>
  countUpTo(db, MOST_COUNTED, sql`${orders}`, and(orderList.where(filter), inArray(orders.state, [...PURCHASED])));
