import { createRoute, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { forgiving } from '#shell/address.ts';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';
import { blogRoutes } from './blog/blog.routes.tsx';
import { videosRoutes } from './videos/videos.routes.tsx';

const aboutRoute = createRoute({
  getParentRoute: () => root,
  path: '/about-us',
  component: screen(() => import('./about/AboutScreen.tsx'), 'AboutScreen'),
});

const contactRoute = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  component: screen(() => import('./contact/ContactScreen.tsx'), 'ContactScreen'),
});

const privacyRoute = createRoute({
  getParentRoute: () => root,
  path: '/privacy-policy',
  component: screen(() => import('./legal/PrivacyScreen.tsx'), 'PrivacyScreen'),
});

const termsRoute = createRoute({
  getParentRoute: () => root,
  path: '/terms-of-service',
  component: screen(() => import('./legal/TermsScreen.tsx'), 'TermsScreen'),
});

const unsubscribeRoute = createRoute({
  getParentRoute: () => root,
  path: '/newsletter/unsubscribe',
  validateSearch: forgiving(z.object({ token: z._default(z.string(), '') })),
  component: screen(() => import('./contact/UnsubscribeScreen.tsx'), 'UnsubscribeScreen'),
});

const shortTermsRoute = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  beforeLoad: () => {
    throw redirect({ to: '/terms-of-service', statusCode: 301 });
  },
});

const shortPrivacyRoute = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  beforeLoad: () => {
    throw redirect({ to: '/privacy-policy', statusCode: 301 });
  },
});

export const contentRoutes = [
  aboutRoute,
  contactRoute,
  privacyRoute,
  termsRoute,
  unsubscribeRoute,
  shortTermsRoute,
  shortPrivacyRoute,
  ...blogRoutes,
  ...videosRoutes,
] as const;
