import { and, eq, type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import type { Db } from '#platform/db/db.ts';

export const hasProduct = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(products, eq(products.id, id))) > 0;

/** What a product costs without any sale: a flash sale is below this. */
const ownPrice: SQL<number> = sql`coalesce(${products.sellingPrice}, ${products.listPrice})`.mapWith(
  products.listPrice,
);

export async function selectOwnPrice(db: Db, id: string): Promise<number | undefined> {
  const [product] = await db.select({ ownPrice }).from(products).where(eq(products.id, id));
  return product?.ownPrice;
}

/** A product that a seller may publish something about: its own, and approved. */
export async function selectOwnProduct(db: Db, sellerId: string, id: string) {
  const [product] = await db
    .select({ id: products.id, listPrice: products.listPrice, ownPrice, mainImage: products.mainImage })
    .from(products)
    .where(and(eq(products.id, id), eq(products.sellerId, sellerId), eq(products.approval, 'APPROVED')));
  return product;
}
