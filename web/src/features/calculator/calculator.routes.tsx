import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';

export const calculatorRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/calculator',
    component: lazyRouteComponent(() => import('./CalculatorScreen.tsx'), 'CalculatorScreen'),
  }),
] as const;
