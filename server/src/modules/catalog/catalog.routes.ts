import { listBrands } from '@plyhaat/contract/catalog/brands';
import { listProducts, listSimilarProducts, productNotFound, readProduct } from '@plyhaat/contract/catalog/catalog';
import {
  categoryNotFound,
  listCategories,
  listNestedCategories,
  readCategory,
} from '@plyhaat/contract/catalog/categories';
import { isStaff } from '@plyhaat/contract/core/roles';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { endOfDay } from '#platform/indian-day.ts';
import { listShop } from './listing/list.service.ts';
import { withNamesForApps } from './listing/names-for-apps.service.ts';
import { selectProduct } from './listing/products.sql.ts';
import { listSimilar } from './listing/similar.service.ts';
import { selectBrands } from './reference/brands.sql.ts';
import { findCategory, listAllCategories, nestCategories } from './reference/categories.service.ts';
import { listOwn, readOwn } from './selling/own.service.ts';
import { staffRoutes } from './staff/staff.routes.ts';

export function catalogRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listCategories, ({ query, exchange }) => listAllCategories({ ...deps, exchange }, query.level));
  route(app, deps, listNestedCategories, ({ query, exchange }) => nestCategories({ ...deps, exchange }, query.level));
  route(app, deps, listBrands, ({ query, who }) => selectBrands(db, query, who?.id));
  route(app, deps, listProducts, ({ query, who, exchange }) =>
    query.userId && who && (who.id === query.userId || isStaff(who.role))
      ? listOwn(deps, query.userId, query)
      : listShop({ ...deps, exchange }, query, who),
  );
  route(app, deps, readProduct, async ({ params, who, exchange }) => {
    const found = who
      ? await readOwn(deps, params.idOrSlug, { id: who.id, isStaff: isStaff(who.role) })
      : await selectProduct(db, params.idOrSlug);
    if (!found) throw new AppError(productNotFound);
    const data = who || exchange.isPage ? found : await withNamesForApps(db, found);
    if (data.holidayUntil) exchange.keepUntil(endOfDay(data.holidayUntil));
    return { data };
  });
  route(app, deps, listSimilarProducts, async ({ params, exchange }) => {
    const data = await listSimilar({ ...deps, exchange }, params.id);
    if (!data) throw new AppError(productNotFound);
    return { data: { data } };
  });
  route(app, deps, readCategory, async ({ params, exchange }) => {
    const data = await findCategory({ ...deps, exchange }, params.slug);
    if (!data) throw new AppError(categoryNotFound);
    return { data };
  });
  staffRoutes(app, deps);
}
