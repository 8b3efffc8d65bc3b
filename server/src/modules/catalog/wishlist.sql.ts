import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { products } from './catalog.tables.ts';
import { selectCards } from './listing/cards.reads.sql.ts';
import { wishlist } from './saving/saving.tables.ts';

type Query = { readonly page: number; readonly perPage: number; readonly productId?: string | undefined };

/** Products that are not public are left out until they are public again. */
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

/** Serializes the wishes of one member, so that the limit holds. */
export const lockWishesOf = (db: Db, memberId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wishes ${memberId}`}, 0))`);

export const countOtherWishes = (db: Db, memberId: string, productId: string) =>
  db.$count(wishlist, and(eq(wishlist.memberId, memberId), ne(wishlist.productId, productId)));

/** In a transaction, which locks the product. False where the shop has no such product. */
export async function insertWish(db: Db, memberId: string, productId: string): Promise<boolean> {
  const [shown] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), products.shown))
    .for('key share');
  if (!shown) return false;
  await db.insert(wishlist).values({ memberId, productId }).onConflictDoNothing();
  return true;
}

export const deleteWish = (db: Db, memberId: string, productId: string) =>
  db.delete(wishlist).where(and(eq(wishlist.memberId, memberId), eq(wishlist.productId, productId)));
