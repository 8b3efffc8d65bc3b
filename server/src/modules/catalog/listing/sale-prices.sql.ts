import { type SQL, sql } from 'drizzle-orm';
import { flashSales } from '#modules/promotions/promotions.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { products } from '../catalog.tables.ts';

const ownPrice = sql`coalesce(product.selling_price, product.list_price)`;

/** The cheapest flash sale of `product` that runs now and is below the seller's own price (PROMO-10). */
const running = sql`
  select sale.sale_price, sale.ends_at from ${flashSales} as sale
   where sale.product_id = product.id and sale.approval = 'APPROVED' and sale.is_active
     and sale.starts_at <= now() and sale.ends_at > now() and sale.sale_price < ${ownPrice}
   order by sale.sale_price, sale.ends_at limit 1`;

/** Sets the current price of these products: that of a running flash sale, else the seller's own. */
async function reprice(db: Db, which: SQL): Promise<number> {
  const { rowCount } = (await db.execute(sql`
    update ${products} as priced set asked_price = now_asked.price, sale_ends_at = now_asked.ends_at
      from (select product.id, coalesce(sale.sale_price, ${ownPrice}) as price, sale.ends_at
              from ${products} as product left join lateral (${running}) as sale on true where ${which}) as now_asked
     where priced.id = now_asked.id
       and (priced.asked_price, priced.sale_ends_at) is distinct from (now_asked.price, now_asked.ends_at)`)) as {
    rowCount: number | null;
  };
  return rowCount ?? 0;
}

export const repriceProduct = (db: Db, id: string) => reprice(db, sql`product.id = ${id}::uuid`);

/** Products whose sale began or ended since the last run. */
export const repriceDue = (db: Db) =>
  reprice(
    db,
    sql`product.id in (
      select id from ${products} where sale_ends_at is not null
      union select product_id from ${flashSales}
       where approval = 'APPROVED' and starts_at <= now() and ends_at > now())`,
  );
