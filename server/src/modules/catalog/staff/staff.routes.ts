import { listBatchForReview, takeOutRow } from '@plyhaat/contract/catalog/staff/batches';
import {
  addBrandByStaff,
  deleteBrandByStaff,
  listEditedBrands,
  mergeBrand,
  renameBrand,
} from '@plyhaat/contract/catalog/staff/brands';
import {
  addCategory,
  categoryGone,
  changeCategory,
  deleteCategory,
  listEditedCategories,
  mergeCategory,
  moveCategory,
} from '@plyhaat/contract/catalog/staff/categories';
import { listAllProducts } from '@plyhaat/contract/catalog/staff/products';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { listForReview, takeOut } from './batches.service.ts';
import { addBrand, callBrand, joinBrand, removeBrand } from './brands.service.ts';
import { selectBrandPage } from './brands.sql.ts';
import { editCategory, joinCategory, openCategory, placeCategory, removeCategory } from './categories.service.ts';
import { selectEditedCategories, selectEditedCategory } from './categories.sql.ts';
import { productList } from './product-list.sql.ts';

async function edited(db: Db, id: string) {
  const data = await selectEditedCategory(db, id);
  if (!data) throw new AppError(categoryGone);
  return data;
}

/** What staff do with products, categories, brands and uploads. */
export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, listAllProducts, async ({ db, query: { page, perPage, ...filter } }) =>
    productList.page(db, filter, { page, perPage }),
  );
  categoryRoutes(app, deps);
  brandRoutes(app, deps);
  batchRoutes(app, deps);
}

function categoryRoutes(app: App, deps: Deps): void {
  route(app, deps, listEditedCategories, async ({ db }) => {
    const data = await selectEditedCategories(db);
    return { data, total: data.length };
  });
  route(app, deps, addCategory, async ({ db, who, body }) => {
    const id = await openCategory(db, who.id, body);
    return { message: 'Category added', data: await edited(db, id) };
  });
  route(app, deps, changeCategory, async ({ db, who, params: { id }, body: { version, ...change } }) => {
    await editCategory(db, { actorId: who.id, id, version }, change);
    return { message: 'Category saved', data: await edited(db, id) };
  });
  route(app, deps, moveCategory, async ({ db, who, params: { id }, body: { version, ...target } }) => {
    await placeCategory(db, { actorId: who.id, id, version }, target);
    return { message: 'Category moved' };
  });
  route(app, deps, mergeCategory, async ({ db, who, params: { id }, body: { version, into } }) => {
    const name = await joinCategory(db, { actorId: who.id, id, version }, into);
    return { message: `Category merged into ${name}` };
  });
  route(app, deps, deleteCategory, async ({ db, who, params }) => {
    await removeCategory(db, who.id, params.id);
    return { message: 'Category deleted' };
  });
}

function brandRoutes(app: App, deps: Deps): void {
  route(app, deps, listEditedBrands, ({ db, query }) => selectBrandPage(db, query));
  route(app, deps, addBrandByStaff, async ({ db, who, body }) => ({
    message: 'Brand added',
    data: await addBrand(db, who.id, body.name),
  }));
  route(app, deps, deleteBrandByStaff, async ({ db, who, params }) => {
    await removeBrand(db, who.id, params.id);
    return { message: 'Brand deleted' };
  });
  route(app, deps, renameBrand, async ({ db, who, params: { id }, body: { version, name } }) => {
    await callBrand(db, { actorId: who.id, id, version }, name);
    return { message: 'Brand renamed' };
  });
  route(app, deps, mergeBrand, async ({ db, who, params: { id }, body: { version, into } }) => {
    const name = await joinBrand(db, { actorId: who.id, id, version }, into);
    return { message: `Brand merged into ${name}` };
  });
}

function batchRoutes(app: App, deps: Deps): void {
  route(app, deps, listBatchForReview, ({ params, query }) => listForReview(deps, params.id, query));
  route(app, deps, takeOutRow, async ({ who, params, body }) => {
    await takeOut(deps.db, who, params.id, params.number, body.reason);
    return { message: body.reason === null ? 'Put back' : 'Taken out' };
  });
}
