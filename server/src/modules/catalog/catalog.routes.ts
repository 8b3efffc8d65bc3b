import {
  listBrands,
  listCategories,
  listNestedCategories,
  listProducts,
  productNotFound,
  readProduct,
} from '@plyhaat/contract/catalog';
import { isStaff } from '@plyhaat/contract/roles';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/failure.ts';
import { type App, route } from '#platform/http.ts';
import { selectBrands } from './brands.sql.ts';
import { selectCategories, selectNestedCategories } from './categories.sql.ts';
import { listOwn, readOwn } from './own.service.ts';
import { selectProduct, selectProducts } from './products.sql.ts';

export function catalogRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listCategories, ({ query }) => selectCategories(db, query.level));
  route(app, deps, listNestedCategories, ({ query }) => selectNestedCategories(db, query.level));
  route(app, deps, listBrands, ({ query, who }) => selectBrands(db, query, who?.id));
  route(app, deps, listProducts, ({ query, who }) =>
    query.userId && who && (who.id === query.userId || isStaff(who.role))
      ? listOwn(deps, query.userId, query)
      : selectProducts(db, query),
  );
  route(app, deps, readProduct, async ({ params, who }) => {
    const data = who
      ? await readOwn(deps, params.idOrSlug, { id: who.id, isStaff: isStaff(who.role) })
      : await selectProduct(db, params.idOrSlug);
    if (!data) throw new AppError(productNotFound);
    return { data };
  });
}
