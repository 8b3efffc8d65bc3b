import { and, eq } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import type { Db } from '#platform/db.ts';

/** A product that a seller may publish something about: its own, and approved. */
export async function selectOwnProduct(db: Db, sellerId: string, id: string) {
  const [product] = await db
    .select({ id: products.id, listPrice: products.listPrice })
    .from(products)
    .where(and(eq(products.id, id), eq(products.sellerId, sellerId), eq(products.approval, 'APPROVED')));
  return product;
}
