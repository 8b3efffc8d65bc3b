import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';
import { arrivals, flashSales } from './promotions.tables.ts';

const runsUnannounced = (table: typeof arrivals | typeof flashSales) =>
  and(
    eq(table.approval, 'APPROVED'),
    isNull(table.announcedAt),
    isNotNull(table.productId),
    sql`${table.startsAt} <= now() and ${table.endsAt} > now()`,
  );

/** Marks the sales that have begun since the last look. A sale that its seller switched off waits. */
export const markStartedSales = (db: Db) =>
  db
    .update(flashSales)
    .set({ announcedAt: sql`now()` })
    .where(and(runsUnannounced(flashSales), flashSales.isActive))
    .returning({
      id: flashSales.id,
      ownerId: flashSales.ownerId,
      productId: flashSales.productId,
      endsAt: isoTime(flashSales.endsAt),
      discountValue: sql<
        number | null
      >`(select round(100 * (1 - ${flashSales.salePrice} / nullif(p.list_price, 0)))::int
        from ${products} p where p.id = ${flashSales.productId})`,
    });

export const markStartedArrivals = (db: Db) =>
  db
    .update(arrivals)
    .set({ announcedAt: sql`now()` })
    .where(runsUnannounced(arrivals))
    .returning({
      id: arrivals.id,
      ownerId: arrivals.ownerId,
      productId: arrivals.productId,
      endsAt: isoTime(arrivals.endsAt),
      discountValue: sql<null>`null`,
    });
