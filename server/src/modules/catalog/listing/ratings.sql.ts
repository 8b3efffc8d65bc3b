import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { products } from '../catalog.tables.ts';

/** A public product, held until the transaction ends: whoever changes its reviews does so one after another. */
export async function lockRated(db: Db, productId: string) {
  const [product] = await db
    .select({ id: products.id, sellerId: products.sellerId, slug: products.slug, name: products.name })
    .from(products)
    .where(and(eq(products.id, productId), products.shown))
    .for('no key update');
  return product;
}

export const rateProduct = (db: Db, productId: string, figures: { rating: number; reviewCount: number }) =>
  db
    .update(products)
    .set({ rating: figures.rating, reviewCount: figures.reviewCount })
    .where(eq(products.id, productId));
