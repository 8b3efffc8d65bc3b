import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';

const lexiconRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/lexicon',
  validateSearch: readNames('q', 'kind', 'page', 'text'),
  component: lazyRouteComponent(() => import('./lexicon/LexiconScreen.tsx'), 'LexiconScreen'),
});
const searchesRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/searches',
  validateSearch: readNames('q', 'nothing', 'days', 'sort', 'page'),
  component: lazyRouteComponent(() => import('./searches/SearchesScreen.tsx'), 'SearchesScreen'),
});

export const searchStaffRoutes = [lexiconRoute, searchesRoute] as const;
