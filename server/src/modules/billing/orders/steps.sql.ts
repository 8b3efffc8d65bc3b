import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { paymentSteps } from '../orders.tables.ts';

type NewStep = Omit<typeof paymentSteps.$inferInsert, 'seq' | 'at'>;

export const addStep = (db: Db, step: NewStep) => db.insert(paymentSteps).values(step);

type Status = { readonly orderId: string; readonly said: string; readonly amount: number | null; about: string | null };

/** What the provider says of an attempt, unless it said the same the last time it was asked. */
export const addStatus = (db: Db, { orderId, said, amount, about }: Status) =>
  db.execute(sql`insert into ${paymentSteps} (order_id, kind, said, amount, about)
    select ${orderId}, 'status', ${said}, ${amount}::bigint, ${about}::text
     where not exists (
       select from (select said, amount from ${paymentSteps} where order_id = ${orderId} and kind = 'status'
                      and about is not distinct from ${about}::text order by seq desc limit 1) as last
        where last.said = ${said} and last.amount is not distinct from ${amount}::bigint)`);

export const selectSteps = (db: Db, orderId: string) =>
  db.select().from(paymentSteps).where(eq(paymentSteps.orderId, orderId)).orderBy(asc(paymentSteps.seq));
