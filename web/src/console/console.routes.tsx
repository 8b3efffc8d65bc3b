import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';

/** The frame around all screens of the staff. It has no part in their addresses. */
export const consoleRoute = createRoute({
  getParentRoute: () => root,
  id: 'console',
  staticData: { ownFrame: true },
  component: lazyRouteComponent(() => import('#features/admin/frame/ConsoleFrame.tsx'), 'ConsoleFrame'),
});
