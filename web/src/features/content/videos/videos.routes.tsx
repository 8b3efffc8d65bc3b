import { createRoute } from '@tanstack/react-router';
import { asNotFound } from '#shell/not-found.ts';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';
import { whenRendering } from '#shell/when-rendering.ts';
import { readVideosAddress } from './videos.address.ts';

const queriesFile = () => import('./videos.queries.ts');
const screenFile = () => import('./VideosScreen.tsx');

const videosRoute = createRoute({
  getParentRoute: () => root,
  path: '/videos',
  validateSearch: readVideosAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) =>
    whenRendering(queriesFile().then(({ loadVideos }) => loadVideos(queries, deps))),
  component: screen(screenFile, 'VideosScreen'),
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
  component: screen(screenFile, 'OneVideoScreen'),
  notFoundComponent: screen(() => import('./VideoMissing.tsx'), 'VideoMissing'),
});

export const videosRoutes = [videosRoute, videoRoute] as const;
