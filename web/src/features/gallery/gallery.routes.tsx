import { createRoute, notFound } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';

/** Every component on one page, for whoever builds with them: in demo mode only. */
export const galleryRoute = createRoute({
  getParentRoute: () => root,
  path: '/ui',
  beforeLoad: ({ context }) => {
    if (!context.installation.demo) throw notFound();
  },
  component: screen(() => import('./GalleryScreen.tsx'), 'GalleryScreen'),
});
