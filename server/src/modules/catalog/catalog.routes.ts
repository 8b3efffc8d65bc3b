import {
  categoryNotFound,
  listBrands,
  listCategories,
  listNestedCategories,
  listProducts,
  listSimilarProducts,
  productNotFound,
  readCategory,
  readProduct,
} from '@plyhaat/contract/catalog';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/failure.ts';
import { type App, route } from '#platform/http.ts';
import { selectBrands } from './brands.sql.ts';
import { selectCategories, selectCategory, selectNestedCategories } from './categories.sql.ts';
import { listShop } from './list.service.ts';
import { selectProduct, selectSimilar } from './products.sql.ts';

export function catalogRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listCategories, ({ query }) => selectCategories(db, query.level));
  route(app, deps, listNestedCategories, ({ query }) => selectNestedCategories(db, query.level));
  route(app, deps, listBrands, ({ query }) => selectBrands(db, query));
  route(app, deps, listProducts, ({ query, who }) => listShop(db, query, who));
  route(app, deps, readProduct, async ({ params }) => {
    const data = await selectProduct(db, params.idOrSlug);
    if (!data) throw new AppError(productNotFound);
    return { data };
  });
  route(app, deps, listSimilarProducts, async ({ params }) => {
    const data = await selectSimilar(db, params.id);
    if (!data) throw new AppError(productNotFound);
    return { data: { data } };
  });
  route(app, deps, readCategory, async ({ params }) => {
    const data = await selectCategory(db, params.slug);
    if (!data) throw new AppError(categoryNotFound);
    return { data };
  });
}
