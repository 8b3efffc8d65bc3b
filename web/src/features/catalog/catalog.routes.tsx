import type { QueryClient } from '@tanstack/react-query';
import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { forgiving } from '#shell/address.ts';
import { asNotFound } from '#shell/not-found.ts';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';
import { whenRendering } from '#shell/when-rendering.ts';
import { ProductAddress } from './product/tab.ts';
import { CategoryAddress, LinkedShopAddress, PLAIN_SHOP, type ShopAddress } from './shop.address.ts';

/** In the browser a filter shows at once: nothing is waited for, not even the code that fetches. */
const browsed = (queries: QueryClient, address: ShopAddress) =>
  whenRendering(import('./listing/browse.load.ts').then(({ loadBrowsing }) => loadBrowsing(queries, address)));

async function leaveForCategory(queries: QueryClient, category: string, address: ShopAddress): Promise<void> {
  const { slugNamed } = await import('./listing/named-category.ts');
  const slug = await slugNamed(queries, category);
  const { categories: _, ...search } = address;
  if (slug) throw redirect({ to: '/category/$slug', params: { slug }, search, statusCode: 301 });
}

const shopRoute = createRoute({
  getParentRoute: () => root,
  path: '/shop',
  validateSearch: forgiving(LinkedShopAddress),
  search: { middlewares: [stripSearchParams(PLAIN_SHOP)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps: { category, ...address } }) => {
    if (category) await leaveForCategory(queries, category, address);
    await browsed(queries, address);
  },
  component: screen(() => import('./listing/ShopScreen.tsx'), 'ShopScreen'),
});

const refusals = () => import('./CatalogMissing.tsx');
const waiting = () => import('./CatalogWaiting.tsx');
/** How long the current page stays while the next one loads. */
const PATIENCE = { pendingMs: 300, pendingMinMs: 0 };

const productRoute = createRoute({
  getParentRoute: () => root,
  path: '/product/$idOrSlug',
  validateSearch: forgiving(ProductAddress),
  loader: async ({ context, params }) => {
    const { loadProduct } = await import('./product/product.queries.ts');
    const { product, beside } = await loadProduct(context.queries, params.idOrSlug).catch(asNotFound);
    // The slug is the page's one address; an id leads there for good. Before the first approval they are the same.
    if (params.idOrSlug === product._id && product.slug !== product._id)
      throw redirect({ to: '/product/$idOrSlug', params: { idOrSlug: product.slug }, statusCode: 301 });
    await whenRendering(beside);
  },
  component: screen(() => import('./product/ProductScreen.tsx'), 'ProductScreen'),
  pendingComponent: screen(waiting, 'ProductWaiting', 'CatalogWaiting'),
  errorComponent: screen(refusals, 'ProductFailed', 'CatalogMissing'),
  notFoundComponent: screen(refusals, 'ProductMissing', 'CatalogMissing'),
  ...PATIENCE,
});

const categoriesRoute = createRoute({
  getParentRoute: () => root,
  path: '/categories',
  loader: async ({ context }) => {
    const { nestedCategories } = await import('./listing/categories.queries.ts');
    await context.queries.ensureQueryData(nestedCategories());
  },
  component: screen(() => import('./listing/CategoriesScreen.tsx'), 'CategoriesScreen'),
  pendingComponent: screen(waiting, 'CategoriesWaiting', 'CatalogWaiting'),
  ...PATIENCE,
});

const categoryRoute = createRoute({
  getParentRoute: () => root,
  path: '/category/$slug',
  validateSearch: forgiving(CategoryAddress),
  search: { middlewares: [stripSearchParams(PLAIN_SHOP)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, params, deps }) => {
    const { categoryDetail } = await import('./listing/categories.queries.ts');
    const { data } = await queries.ensureQueryData(categoryDetail(params.slug)).catch(asNotFound);
    // Of a category that was merged into another.
    if (data.slug !== params.slug)
      throw redirect({ to: '/category/$slug', params: { slug: data.slug }, search: deps, statusCode: 301 });
    await browsed(queries, { ...deps, categories: [data._id] });
  },
  component: screen(() => import('./listing/CategoryScreen.tsx'), 'CategoryScreen'),
  pendingComponent: screen(waiting, 'CategoryWaiting', 'CatalogWaiting'),
  notFoundComponent: screen(refusals, 'CategoryMissing', 'CatalogMissing'),
  ...PATIENCE,
});

const compareRoute = createRoute({
  getParentRoute: () => root,
  path: '/compare',
  component: screen(() => import('./compare/CompareScreen.tsx'), 'CompareScreen'),
});

/** The short address of a list that a seller shared. */
const listRoute = createRoute({
  getParentRoute: () => root,
  path: '/l/$code',
  loader: async ({ context, params }) => {
    const { sharedList } = await import('./sharing/list.queries.ts');
    await context.queries.ensureQueryData(sharedList(params.code)).catch(asNotFound);
  },
  component: screen(() => import('./sharing/ListScreen.tsx'), 'ListScreen'),
  notFoundComponent: screen(() => import('./sharing/ListMissing.tsx'), 'ListMissing'),
  ...PATIENCE,
});

export const catalogRoutes = [
  shopRoute,
  productRoute,
  categoriesRoute,
  categoryRoute,
  compareRoute,
  listRoute,
] as const;
