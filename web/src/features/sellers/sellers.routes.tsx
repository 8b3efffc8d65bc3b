import { createRoute, redirect } from '@tanstack/react-router';
import { forgiving } from '#shell/address.ts';
import { asNotFound } from '#shell/not-found.ts';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';
import { whenRendering } from '#shell/when-rendering.ts';
import { readSellersAddress } from './listing/sellers.address.ts';
import { StoreMissing } from './store/StoreMissing.tsx';
import { StoreAddress } from './store/tab.ts';

const sellersRoute = createRoute({
  getParentRoute: () => root,
  path: '/sellers',
  validateSearch: readSellersAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps }) => {
    const { loadSellers } = await import('./sellers.queries.ts');
    await whenRendering(loadSellers(queries, deps));
  },
  component: screen(() => import('./listing/SellersScreen.tsx'), 'SellersScreen'),
});

const storeRoute = createRoute({
  getParentRoute: () => root,
  path: '/seller/$id',
  validateSearch: forgiving(StoreAddress),
  loader: async ({ context: { queries }, params: { id } }) => {
    const { loadStore } = await import('./store/store.queries.ts');
    const { seller, beside } = await loadStore(queries, id).catch(asNotFound);
    // The slug is the page's one address; an id leads there for good.
    if (id === seller._id) throw redirect({ to: '/seller/$id', params: { id: seller.slug }, statusCode: 301 });
    await whenRendering(beside);
  },
  component: screen(() => import('./store/StoreScreen.tsx'), 'StoreScreen'),
  notFoundComponent: StoreMissing,
});

/** Other addresses of a store: what notifications link to, and the short one of visiting cards. */
const toStore = ({ params: { id } }: { params: { id: string } }) => {
  throw redirect({ to: '/seller/$id', params: { id }, statusCode: 301 });
};
const supplierRoute = createRoute({ getParentRoute: () => root, path: '/supplier/$id', beforeLoad: toStore });
const shortRoute = createRoute({ getParentRoute: () => root, path: '/s/$id', beforeLoad: toStore });

export const sellersRoutes = [sellersRoute, storeRoute, supplierRoute, shortRoute] as const;
