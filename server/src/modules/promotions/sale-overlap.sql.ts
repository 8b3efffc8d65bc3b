import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { moment } from './cards.sql.ts';
import { flashSales } from './promotions.tables.ts';

/** Serializes the planning of sales of one product until the transaction ends. */
export const lockSalesOf = (db: Db, productId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`flash sale ${productId}`}, 0))`);

/** What the public sees, or will see if staff approve. */
const PUBLIC = sql`select id, product_id, starts_at, ends_at from ${flashSales} where approval = 'APPROVED'`;
const WAITING = sql`
  select id, product_id, starts_at, ends_at from ${flashSales} where approval = 'PENDING'
  union all
  select id, (waiting ->> 'product_id')::uuid, (waiting ->> 'starts_at')::timestamptz, (waiting ->> 'ends_at')::timestamptz
    from ${flashSales} where review = 'PENDING' and waiting is not null`;

type Planned = {
  readonly id: string;
  readonly productId: string;
  readonly startsAt: string;
  readonly endsAt: string;
};
type SaleTimes = { readonly startDate: string; readonly endDate: string };

/** The first other sale of the product, not over yet, that shares a moment with this one. */
export async function findOverlap(
  db: Db,
  { id, productId, startsAt, endsAt }: Planned,
  among: 'public' | 'planned',
): Promise<SaleTimes | undefined> {
  const others: SQL = among === 'public' ? PUBLIC : sql`${PUBLIC} union all ${WAITING}`;
  const [found] = await rowsOf<SaleTimes>(
    db,
    sql`select ${moment('other.starts_at')} as "startDate", ${moment('other.ends_at')} as "endDate"
      from (${others}) as other
     where other.product_id = ${productId}::uuid and other.id <> ${id}::uuid and other.ends_at > now()
       and other.starts_at < ${endsAt}::timestamptz and other.ends_at > ${startsAt}::timestamptz
     order by other.starts_at limit 1`,
  );
  return found;
}
