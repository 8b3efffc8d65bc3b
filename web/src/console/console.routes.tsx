import { createRoute } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';

/** What all screens of the staff stand in; the router gives it its frame. It has no part in their addresses. */
export const consoleRoute = createRoute({
  getParentRoute: () => root,
  id: 'console',
  staticData: { ownFrame: true },
});
