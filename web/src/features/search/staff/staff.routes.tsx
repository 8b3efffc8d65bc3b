import { createRoute } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';
import { screen } from '#shell/screen.ts';

const lexiconRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/lexicon',
  validateSearch: readNames('q', 'kind', 'page', 'text'),
  component: screen(() => import('./lexicon/LexiconScreen.tsx'), 'LexiconScreen'),
});
const searchesRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/searches',
  validateSearch: readNames('q', 'nothing', 'days', 'sort', 'page'),
  component: screen(() => import('./searches/SearchesScreen.tsx'), 'SearchesScreen'),
});

export const searchStaffRoutes = [lexiconRoute, searchesRoute] as const;
