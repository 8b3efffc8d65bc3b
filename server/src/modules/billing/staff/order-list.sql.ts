import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import type { OrderFilter, OrderRow } from '@plyhaat/contract/billing/staff/orders';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { lookedUp, type Page } from '#modules/identity/staff/member-list.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { cutPage, idsAfter, pageIds } from '#platform/db/long-list.sql.ts';
import { isoTime } from '#platform/db/sql.ts';
import { startOf } from '#platform/indian-day.ts';
import { invoices } from '../invoices.tables.ts';
import { orders } from '../orders.tables.ts';

/** Names that so many members share are no way to find an order. */
const MOST_NAMED = 1000;

/** Three searches, each by an index of its own. */
const searched = (text: string): SQL => sql`${orders.id} in (
  select ${text.toUpperCase()}
  union all select invoice.order_id from ${invoices} as invoice where invoice.number = ${text.toUpperCase()}
  union all select bought.id from (select ${members.id} from ${members} where ${lookedUp(text)} limit ${MOST_NAMED}) as named
    join ${orders} as bought on bought.member_id = named.id)`;

export const orderConditions = ({ q, state, kind, member, flagged, from, to }: OrderFilter): SQL | undefined =>
  and(
    q ? searched(q) : undefined,
    state ? eq(orders.state, state) : undefined,
    kind ? eq(orders.kind, kind) : undefined,
    member ? eq(orders.memberId, member) : undefined,
    flagged === undefined ? undefined : flagged ? sql`${orders.flag} is not null` : sql`${orders.flag} is null`,
    from ? sql`${orders.createdAt} >= ${startOf(from)}` : undefined,
    to ? sql`${orders.createdAt} < ${startOf(to, 1)}` : undefined,
  );

const ORDERS: Readonly<Record<OrderFilter['sort'], readonly SQL[]>> = {
  created: [asc(orders.createdAt), asc(orders.id)],
  '-created': [desc(orders.createdAt), desc(orders.id)],
  total: [asc(orders.total), asc(orders.id)],
  '-total': [desc(orders.total), desc(orders.id)],
};

const FIELDS = {
  _id: orders.id,
  memberId: members.id,
  memberName: sql<string>`coalesce((select company.name from ${companies} as company where company.member_id = ${members.id}), ${members.name})`,
  kind: orders.kind,
  items: sql<string>`(select string_agg(item ->> 'name', ', ') from jsonb_array_elements(${orders.items}) as item)`,
  state: orders.state,
  method: orders.method,
  total: sql<number>`${orders.total} / 100.0`.mapWith(Number),
  refunded: sql<number>`${orders.refunded} / 100.0`.mapWith(Number),
  invoiceNumber: sql<string | null>`(select paper.number from ${invoices} as paper
    where paper.order_id = ${orders.id} and paper.series = 'PH' limit 1)`,
  flag: orders.flag,
  createdAt: isoTime(orders.createdAt),
  paidAt: sql<string | null>`${isoTime(orders.paidAt)}`,
};

const listed = (db: Db) => db.select(FIELDS).from(orders).leftJoin(members, eq(members.id, orders.memberId));
type Read = Awaited<ReturnType<typeof listed>>[number];

const wire = ({ memberId, memberName, items, ...row }: Read): OrderRow => ({
  ...row,
  items: items ?? '',
  member: memberId === null ? null : { _id: memberId, name: memberName },
});

export async function selectOrderPage(db: Db, filter: OrderFilter, page: Page) {
  const order = ORDERS[filter.sort];
  const where = orderConditions(filter);
  const list = { table: sql`${orders}`, id: sql`${orders.id}`, where, order, isSearch: filter.q !== undefined };
  const { ids, total } = await pageIds(db, MOST_COUNTED, list, page);
  const rows =
    ids.length > 0
      ? await listed(db)
          .where(inArray(orders.id, ids))
          .orderBy(...order)
      : [];
  return { ...cutPage(rows.map(wire), page.perPage), total };
}

/** For a file of all of them: so many after this one, by their ids. */
export async function selectOrdersAfter(db: Db, where: SQL | undefined, last: string | undefined, most: number) {
  const ids = await idsAfter(db, { table: sql`${orders}`, id: sql`${orders.id}`, where, last, most });
  return ids.length > 0 ? (await listed(db).where(inArray(orders.id, ids)).orderBy(orders.id)).map(wire) : [];
}
