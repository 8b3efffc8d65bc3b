import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { products } from '../catalog.tables.ts';
import { readFacts } from './facts.ts';

const AT_A_TIME = 500;

const { id, thickness, grade, size, wood, finish, priceUnit } = products;

async function readSome(db: Db): Promise<number> {
  const rows = await db
    .select({ id, thickness, grade, size, wood, finish, priceUnit })
    .from(products)
    .where(eq(products.factsRead, false))
    .limit(AT_A_TIME)
    .for('no key update', { skipLocked: true });
  if (rows.length === 0) return 0;
  const facts = JSON.stringify(rows.map(({ id, ...written }) => ({ id, ...readFacts(written) })));
  await db.execute(sql`
    update ${products} as product set thickness_mm = fact."thicknessMm", grade_read = fact."gradeRead",
           size_read = fact."sizeRead", wood_read = fact."woodRead", finish_read = fact."finishRead",
           sqft_factor = fact."sqftFactor", facts_read = true
      from json_to_recordset(${facts}::json) as fact(id uuid, "thicknessMm" numeric, "gradeRead" text,
           "sizeRead" text, "woodRead" text, "finishRead" text, "sqftFactor" double precision)
     where product.id = fact.id`);
  return rows.length;
}

/** Parses the facts of products that an older version of the program wrote without them. */
export async function readUnread(db: Db): Promise<number> {
  let read = 0;
  for (let more = true; more; ) {
    const count = await db.transaction(readSome);
    read += count;
    more = count === AT_A_TIME;
  }
  return read;
}
