import { productNotFound } from '@plyhaat/contract/catalog/catalog';
import { MOST_WISHES, wishlistFull } from '@plyhaat/contract/catalog/wishlist';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { countOtherWishes, insertWish, lockWishesOf } from './wishlist.sql.ts';

export const addWish = (db: Db, memberId: string, productId: string): Promise<void> =>
  db.transaction(async (db) => {
    await lockWishesOf(db, memberId);
    if ((await countOtherWishes(db, memberId, productId)) >= MOST_WISHES) throw new AppError(wishlistFull);
    if (!(await insertWish(db, memberId, productId))) throw new AppError(productNotFound);
  });
