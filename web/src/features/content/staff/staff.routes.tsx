import { createRoute } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';
import { screen } from '#shell/screen.ts';

type ListAddress = { readonly page?: string; readonly search?: string; readonly status?: string };
const NAMES = ['page', 'search', 'status'] as const;
const readAddress = (raw: Record<string, unknown>): ListAddress =>
  Object.fromEntries(NAMES.flatMap((name) => (raw[name] ? [[name, String(raw[name])]] : [])));

const postsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/content',
  validateSearch: readAddress,
  component: screen(() => import('./writing/PostsScreen.tsx'), 'PostsScreen'),
});
const newPostRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/content/posts/new',
  component: screen(() => import('./writing/PostEditorScreen.tsx'), 'NewPostScreen'),
});
const postRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/content/posts/$id',
  component: screen(() => import('./writing/PostEditorScreen.tsx'), 'PostEditorScreen'),
});
const videosRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/content/videos',
  validateSearch: readAddress,
  component: screen(() => import('./videos/StaffVideosScreen.tsx'), 'StaffVideosScreen'),
});
const newVideoRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/content/videos/new',
  component: screen(() => import('./videos/VideoFormScreen.tsx'), 'NewVideoScreen'),
});
const videoRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/content/videos/$id',
  component: screen(() => import('./videos/VideoFormScreen.tsx'), 'VideoFormScreen'),
});

const newsletterRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/newsletter',
  validateSearch: readNames('q', 'from', 'to', 'sort', 'page'),
  component: screen(() => import('./newsletter/NewsletterScreen.tsx'), 'NewsletterScreen'),
});

export const contentStaffRoutes = [
  postsRoute,
  newPostRoute,
  postRoute,
  videosRoute,
  newVideoRoute,
  videoRoute,
  newsletterRoute,
] as const;
