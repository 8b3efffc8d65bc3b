import { createRoute } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';

export const calculatorRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/calculator',
    component: screen(() => import('./CalculatorScreen.tsx'), 'CalculatorScreen'),
  }),
] as const;
