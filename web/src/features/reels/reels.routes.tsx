import { createRoute } from '@tanstack/react-router';
import { asNotFound, whileOn } from '#shell/not-found.ts';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';
import { whenRendering } from '#shell/when-rendering.ts';

const screenFile = () => import('./feed/ReelsScreen.tsx');
const queries = () => import('./feed/reels.queries.ts');
const FULL_HEIGHT = { staticData: { fullHeight: true } };

const reelsRoute = createRoute({
  getParentRoute: () => root,
  path: '/reels',
  beforeLoad: whileOn('reels'),
  ...FULL_HEIGHT,
  loader: ({ context }) => whenRendering(queries().then(({ loadFirstReels }) => loadFirstReels(context.queries))),
  component: screen(screenFile, 'ReelsScreen'),
});

const reelRoute = createRoute({
  getParentRoute: () => root,
  path: '/reels/$id',
  beforeLoad: whileOn('reels'),
  ...FULL_HEIGHT,
  loader: ({ context, params }) =>
    whenRendering(queries().then(({ loadReel }) => loadReel(context.queries, params.id).catch(asNotFound))),
  component: screen(screenFile, 'OneReelScreen'),
  notFoundComponent: screen(() => import('./feed/ReelMissing.tsx'), 'ReelMissing'),
});

export const reelsRoutes = [reelsRoute, reelRoute] as const;
