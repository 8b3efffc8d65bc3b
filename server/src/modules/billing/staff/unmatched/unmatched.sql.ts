import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import type { UnmatchedPayment } from '@plyhaat/contract/billing/staff/unmatched';
import { and, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { countUpTo, cutPage } from '#platform/db/long-list.sql.ts';
import { isoTime } from '#platform/db/sql.ts';
import type { UnmatchedRow } from '../../orders/unmatched.sql.ts';
import { orders, unmatchedPayments } from '../../orders.tables.ts';

const WAITING = ['open', 'refunding'] as const;

const FIELDS = {
  _id: unmatchedPayments.id,
  provider: unmatchedPayments.provider,
  providerOrderId: unmatchedPayments.providerOrderId,
  reference: unmatchedPayments.reference,
  reason: unmatchedPayments.reason,
  amount: sql<number>`${unmatchedPayments.amount} / 100.0`.mapWith(Number),
  orderId: orders.id,
  orderTotal: orders.total,
  buyerId: orders.memberId,
  state: unmatchedPayments.state,
  matchedTo: unmatchedPayments.matchedTo,
  note: unmatchedPayments.note,
  by: members.name,
  createdAt: isoTime(unmatchedPayments.createdAt),
  decidedAt: sql<string | null>`${isoTime(unmatchedPayments.decidedAt)}`,
};

type Page = { readonly page: number; readonly perPage: number };

export async function selectUnmatched(db: Db, staffId: string, done: boolean, { page, perPage }: Page) {
  const where = (done ? notInArray : inArray)(unmatchedPayments.state, [...WAITING]);
  const rows = await db
    .select(FIELDS)
    .from(unmatchedPayments)
    .leftJoin(orders, eq(orders.id, unmatchedPayments.orderId))
    .leftJoin(members, eq(members.id, unmatchedPayments.decidedBy))
    .where(where)
    .orderBy(desc(unmatchedPayments.createdAt), desc(unmatchedPayments.id))
    .limit(perPage + 1)
    .offset((page - 1) * perPage);
  const wire = rows.map(
    ({ orderId, orderTotal, buyerId, ...row }): UnmatchedPayment => ({
      ...row,
      order: orderId === null || orderTotal === null ? null : { _id: orderId, total: orderTotal / 100 },
      isOwn: buyerId === staffId,
    }),
  );
  return { ...cutPage(wire, perPage), total: await countUpTo(db, MOST_COUNTED, sql`${unmatchedPayments}`, where) };
}

const MOST_CANDIDATES = 10;

/** Unpaid orders of others that the payment may be for: by state and time, which an index gives, then by sum. */
export const selectCandidates = (db: Db, staffId: string, { provider, amount, createdAt }: UnmatchedRow) => {
  const at = sql`${createdAt.toISOString()}::timestamptz`;
  return db
    .select({
      _id: orders.id,
      member: sql<string | null>`coalesce(${companies.name}, ${members.name})`,
      items: sql<string>`(select string_agg(item ->> 'name', ', ') from jsonb_array_elements(${orders.items}) as item)`,
      createdAt: isoTime(orders.createdAt),
    })
    .from(orders)
    .leftJoin(members, eq(members.id, orders.memberId))
    .leftJoin(companies, eq(companies.memberId, members.id))
    .where(
      and(
        inArray(orders.state, ['CREATED', 'PENDING', 'FAILED', 'EXPIRED', 'CANCELLED']),
        sql`${orders.createdAt} between ${at} - interval '7 days' and ${at} + interval '1 day'`,
        eq(orders.total, amount),
        eq(orders.provider, provider),
        ne(orders.memberId, staffId),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(MOST_CANDIDATES);
};
