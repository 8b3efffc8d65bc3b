import { listBrands } from '@plyhaat/contract/catalog/brands';
import { listProducts, listSimilarProducts, productNotFound, readProduct } from '@plyhaat/contract/catalog/catalog';
import { categoryNotFound, listCategories, listNestedCategories, readCategory } from '@plyhaat/contract/catalog/categories';
import { isStaff } from '@plyhaat/contract/core/roles';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/failure.ts';
import { type App, route } from '#platform/http.ts';
import { selectBrands } from './brands.sql.ts';
import { selectCategories, selectCategory, selectNestedCategories } from './categories.sql.ts';
import { listShop } from './list.service.ts';
import { listOwn, readOwn } from './own.service.ts';
import { selectProduct, selectSimilar } from './products.sql.ts';

export function catalogRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listCategories, ({ query }) => selectCategories(db, query.level));
  route(app, deps, listNestedCategories, ({ query }) => selectNestedCategories(db, query.level));
  route(app, deps, listBrands, ({ query, who }) => selectBrands(db, query, who?.id));
  route(app, deps, listProducts, ({ query, who }) =>
    query.userId && who && (who.id === query.userId || isStaff(who.role))
      ? listOwn(deps, query.userId, query)
      : listShop(db, query, who),
  );
  route(app, deps, readProduct, async ({ params, who }) => {
    const data = who
      ? await readOwn(deps, params.idOrSlug, { id: who.id, isStaff: isStaff(who.role) })
      : await selectProduct(db, params.idOrSlug);
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
