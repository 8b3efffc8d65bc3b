import { createRoute } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';
import { screen } from '#shell/screen.ts';

const categoriesRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/categories',
  component: screen(() => import('./categories/CategoriesScreen.tsx'), 'CategoriesScreen'),
});
const brandsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/brands',
  validateSearch: readNames('q', 'used', 'sort', 'page'),
  component: screen(() => import('./brands/BrandsScreen.tsx'), 'BrandsScreen'),
});
const productsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/products',
  validateSearch: readNames('q', 'approved', 'seller', 'licenceEnds', 'from', 'to', 'sort', 'page'),
  component: screen(() => import('./products/ProductsScreen.tsx'), 'ProductsScreen'),
});

export const catalogStaffRoutes = [categoriesRoute, brandsRoute, productsRoute] as const;
