import { createRoute } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';
import { screen } from '#shell/screen.ts';

const membersRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/members',
  validateSearch: readNames('q', 'role', 'standing', 'verified', 'planEnds', 'sort', 'page'),
  component: screen(() => import('./members/MembersScreen.tsx'), 'MembersScreen'),
});
const memberRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/members/$id',
  validateSearch: readNames('tab'),
  component: screen(() => import('./members/MemberScreen.tsx'), 'MemberScreen'),
});
const seeAsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/members/$id/see-as',
  component: screen(() => import('./members/SeeAsScreen.tsx'), 'SeeAsScreen'),
});
const factorRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/factor',
  component: screen(() => import('./factor/FactorScreen.tsx'), 'FactorScreen'),
});

export const identityStaffRoutes = [membersRoute, memberRoute, seeAsRoute, factorRoute] as const;
