import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { asNotFound } from '#shell/not-found.ts';
import { root } from '#shell/root.tsx';
import { whenRendering } from '#shell/when-rendering.ts';
import { readVideosAddress } from './videos.address.ts';

const queriesFile = () => import('./videos.queries.ts');
const screen = () => import('./VideosScreen.tsx');

const videosRoute = createRoute({
  getParentRoute: () => root,
  path: '/videos',
  validateSearch: readVideosAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) =>
    whenRendering(queriesFile().then(({ loadVideos }) => loadVideos(queries, deps))),
  component: lazyRouteComponent(screen, 'VideosScreen'),
});

/** The same list with one of its videos open. */
const videoRoute = createRoute({
  getParentRoute: () => root,
  path: '/videos/$id',
  validateSearch: readVideosAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, params: { id }, deps }) => {
    const { loadVideo } = await queriesFile();
    const { beside } = await loadVideo(queries, id, deps).catch(asNotFound);
    await whenRendering(beside);
  },
  component: lazyRouteComponent(screen, 'OneVideoScreen'),
  notFoundComponent: lazyRouteComponent(() => import('./VideoMissing.tsx'), 'VideoMissing'),
});

export const videosRoutes = [videosRoute, videoRoute] as const;
