import { productNotFound } from '@plyhaat/contract/catalog/catalog';
import { addBrand, addProduct, deleteProduct, updateProduct } from '@plyhaat/contract/catalog/product-form';
import { addToWishlist, listWishlist, removeFromWishlist } from '@plyhaat/contract/catalog/wishlist';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { admitBrand } from '../reference/brands.limits.ts';
import { openBrand } from '../reference/brands.service.ts';
import { addWish } from '../wishlist.service.ts';
import { deleteWish, selectWishlist } from '../wishlist.sql.ts';
import { withOwnPictures } from './duplicates.service.ts';
import { readOwn } from './own.service.ts';
import { changeProduct, deleteOwn, submitProduct } from './versions.service.ts';

async function own(deps: Deps, who: Member, id: string) {
  const data = await readOwn(deps, id, { id: who.id, isStaff: false });
  if (!data) throw new AppError(productNotFound);
  return data;
}

/** What members do with the catalogue: sell, and remember. */
export function sellingRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, addProduct, async ({ db, who, body }) => {
    const id = await submitProduct(db, who, await withOwnPictures({ ...deps, db }, who, body));
    return { message: 'Product added successfully!', data: await own({ ...deps, db }, who, id) };
  });
  route(app, deps, updateProduct, async ({ who, params, body }) => {
    await changeProduct(db, who, params.id, body);
    return { message: 'Product updated successfully!', data: await own(deps, who, params.id) };
  });
  route(app, deps, deleteProduct, async ({ who, params }) => {
    await deleteOwn(db, who, params.id);
    return { message: 'Product deleted successfully' };
  });
  route(app, deps, addBrand, async ({ db, who, body, exchange }) => {
    await admitBrand(db, who, exchange.ip);
    return { message: 'Brand added successfully!', data: await openBrand(db, who, body.name) };
  });
  route(app, deps, listWishlist, ({ who, query }) => selectWishlist(db, who.id, query));
  route(app, deps, addToWishlist, async ({ db, who, body }) => {
    await addWish(db, who.id, body.productId);
    return { message: 'Added to your wishlist' };
  });
  route(app, deps, removeFromWishlist, async ({ who, params }) => {
    await deleteWish(db, who.id, params.productId);
    return { message: 'Removed from your wishlist' };
  });
}
