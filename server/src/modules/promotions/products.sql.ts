import { and, eq } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import type { Db } from '#platform/db/db.ts';

export const hasProduct = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(products, eq(products.id, id))) > 0;

/** A product that a seller may publish something about: its own, and approved. */
export async function selectOwnProduct(db: Db, sellerId: string, id: string) {
  const [product] = await db
    .select({ id: products.id, listPrice: products.listPrice })
    .from(products)
    .where(and(eq(products.id, id), eq(products.sellerId, sellerId), eq(products.approval, 'APPROVED')));
  return product;
}
