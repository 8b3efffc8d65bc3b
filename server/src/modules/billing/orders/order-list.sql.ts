import type { OrderKind } from '@plyhaat/contract/billing/orders';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';
import { allowances, memberSubscriptions } from '../billing.tables.ts';
import { invoices } from '../invoices.tables.ts';
import { orders } from '../orders.tables.ts';
import type { OrderRow } from './orders.sql.ts';

type Note = { _id: string; number: string; total: number; reason: string; createdAt: string };

/** What an order became: when it runs, and its documents. */
export type OrderExtras = {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly invoiceNumber: string | null;
  readonly creditNotes: readonly Note[];
};

const none = { startDate: null, endDate: null, invoiceNumber: null };

export async function selectExtras(db: Db, ids: readonly string[]): Promise<Map<string, OrderExtras>> {
  const extras = new Map<string, { -readonly [K in keyof OrderExtras]: OrderExtras[K] } & { creditNotes: Note[] }>();
  const of = (id: string) => {
    const found = extras.get(id) ?? { ...none, creditNotes: [] };
    extras.set(id, found);
    return found;
  };
  if (ids.length === 0) return extras;
  const terms = await db
    .select({
      orderId: memberSubscriptions.orderId,
      startDate: isoTime(memberSubscriptions.startsAt),
      endDate: isoTime(memberSubscriptions.endsAt),
    })
    .from(memberSubscriptions)
    .where(inArray(memberSubscriptions.orderId, [...ids]));
  const topups = await db
    .select({
      orderId: allowances.orderId,
      startDate: isoTime(sql`min(${allowances.startsAt})` as never),
      endDate: isoTime(sql`max(${allowances.endsAt})` as never),
    })
    .from(allowances)
    .where(sql`${inArray(allowances.orderId, [...ids])} and ${allowances.topupPriceId} is not null`)
    .groupBy(allowances.orderId);
  for (const { orderId, ...term } of [...terms, ...topups]) if (orderId) Object.assign(of(orderId), term);
  const documents = await db
    .select({
      _id: invoices.id,
      orderId: invoices.orderId,
      series: invoices.series,
      number: invoices.number,
      total: invoices.total,
      reason: sql<string>`coalesce(${invoices.reason}, '')`,
      createdAt: isoTime(invoices.issuedAt),
    })
    .from(invoices)
    .where(inArray(invoices.orderId, [...ids]))
    .orderBy(invoices.serial);
  for (const { orderId, series, ...document } of documents)
    if (series === 'PH') of(orderId).invoiceNumber = document.number;
    else of(orderId).creditNotes.push(document);
  return extras;
}

type Paging = { readonly page: number; readonly perPage: number };

export async function selectOrders(db: Db, memberId: string, { page, perPage }: Paging) {
  const mine = eq(orders.memberId, memberId);
  const rows: OrderRow[] = await db
    .select()
    .from(orders)
    .where(mine)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: await db.$count(orders, mine) };
}

/** Those that may still be paid. */
export const selectOpenOrders = (db: Db, memberId: string, kind: OrderKind): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.kind, kind), inArray(orders.state, ['CREATED', 'PENDING'])))
    .orderBy(desc(orders.createdAt));
