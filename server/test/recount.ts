import { sql } from 'drizzle-orm';
import { brands, categories, products } from '#modules/catalog/catalog.tables.ts';
import type { Db } from '#platform/db/db.ts';

/** The numbers of approved products counted from the products themselves: what is kept must agree. */
export async function recountProducts(db: Db): Promise<void> {
  await db.execute(sql`
    update ${categories} set product_count = counted.n from (
      select c.id, count(p.id)::int as n from ${categories} c
        left join ${categories} child on child.parent_id = c.id or child.id = c.id
        left join ${products} p on p.category_id = child.id and p.shown
       group by c.id
    ) counted where counted.id = ${categories}.id and ${categories}.product_count <> counted.n`);
  await db.execute(sql`
    update ${brands} set product_count = counted.n from (
      select b.id, count(p.id)::int as n from ${brands} b
        left join ${products} p on p.brand_id = b.id and p.shown
       group by b.id
    ) counted where counted.id = ${brands}.id and ${brands}.product_count <> counted.n`);
}
