import { createRoute, stripSearchParams } from '@tanstack/react-router';
import { forgiving } from '#shell/address.ts';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';
import { whenRendering } from '#shell/when-rendering.ts';
import { PLAIN_SEARCH, SearchAddress } from './search.address.ts';

const searchRoute = createRoute({
  getParentRoute: () => root,
  path: '/search',
  validateSearch: forgiving(SearchAddress),
  search: { middlewares: [stripSearchParams(PLAIN_SEARCH)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    whenRendering(import('./search.queries.ts').then(({ loadSearch }) => loadSearch(context.queries, deps))),
  component: screen(() => import('./SearchScreen.tsx'), 'SearchScreen'),
});

export const searchRoutes = [searchRoute] as const;
