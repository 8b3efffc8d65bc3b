import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { products } from './catalog.tables.ts';
import { selectCards } from './listing/cards.reads.sql.ts';
import { wishlist } from './saving/saving.tables.ts';

type Query = { readonly page: number; readonly perPage: number; readonly productId?: string | undefined };

/** What left the shop is not shown, and comes back with it. */
export async function selectWishlist(db: Db, memberId: string, { page, perPage, productId }: Query) {
  const wished = and(
    eq(wishlist.memberId, memberId),
    products.shown,
    productId ? eq(wishlist.productId, productId) : undefined,
  );
  const rows = await db
    .select({ id: products.id })
    .from(wishlist)
    .innerJoin(products, eq(products.id, wishlist.productId))
    .where(wished)
    .orderBy(desc(wishlist.createdAt), desc(wishlist.productId))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const all = await db
    .select({ id: wishlist.productId })
    .from(wishlist)
    .innerJoin(products, eq(products.id, wishlist.productId))
    .where(wished);
  return {
    data: await selectCards(
      db,
      rows.map(({ id }) => id),
    ),
    total: all.length,
  };
}

/** False where the shop has no such product; one that is there stays until the wish is written. */
export const insertWish = (db: Db, memberId: string, productId: string): Promise<boolean> =>
  db.transaction(async (db) => {
    const [shown] = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), products.shown))
      .for('key share');
    if (!shown) return false;
    await db.insert(wishlist).values({ memberId, productId }).onConflictDoNothing();
    return true;
  });

export const deleteWish = (db: Db, memberId: string, productId: string) =>
  db.delete(wishlist).where(and(eq(wishlist.memberId, memberId), eq(wishlist.productId, productId)));
