import { createRoute } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';
import { screen } from '#shell/screen.ts';

const placesRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/places',
  validateSearch: readNames('q', 'stateId', 'kind', 'page'),
  component: screen(() => import('./PlacesScreen.tsx'), 'PlacesScreen'),
});

export const placesStaffRoutes = [placesRoute] as const;
