import { createRoute, lazyRouteComponent, notFound, redirect, stripSearchParams } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CallError } from '#api/call.ts';
import { forgiving } from '#shell/address.ts';
import { root } from '#shell/root.tsx';
import { productDetail, productList } from './catalog.queries.ts';
import { ProductMissing } from './ProductMissing.tsx';
import { ShopAddress, toListQuery } from './shop.address.ts';

export const shopRoute = createRoute({
  getParentRoute: () => root,
  path: '/shop',
  validateSearch: forgiving(ShopAddress),
  search: { middlewares: [stripSearchParams(z.parse(ShopAddress, {}))] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queries.ensureQueryData(productList(toListQuery(deps))),
  component: lazyRouteComponent(() => import('./ShopScreen.tsx'), 'ShopScreen'),
});

export const productRoute = createRoute({
  getParentRoute: () => root,
  path: '/product/$idOrSlug',
  loader: async ({ context, params }) => {
    const { data } = await context.queries.ensureQueryData(productDetail(params.idOrSlug)).catch((error: unknown) => {
      if (error instanceof CallError && error.status === 404) throw notFound();
      throw error;
    });
    // The slug is the page's one address; an id leads there for good.
    if (params.idOrSlug === data._id)
      throw redirect({ to: '/product/$idOrSlug', params: { idOrSlug: data.slug }, statusCode: 301 });
  },
  component: lazyRouteComponent(() => import('./ProductScreen.tsx'), 'ProductScreen'),
  notFoundComponent: ProductMissing,
});
