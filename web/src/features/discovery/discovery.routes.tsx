import type { QueryClient } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import { asNotFound } from '#shell/not-found.ts';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';
import type { PlaceSlugs } from './discovery.queries.ts';

/** A place with too few sellers has no page: its address leads to the wider one for good. */
async function loadPlace(queries: QueryClient, slugs: PlaceSlugs): Promise<void> {
  const { placeDetail } = await import('./discovery.queries.ts');
  const { data, movedTo } = await queries.ensureQueryData(placeDetail(slugs)).catch(asNotFound);
  if (!data) throw redirect({ href: movedTo ?? '/sellers', statusCode: 301 });
}

const placeScreen = () => import('./PlaceScreen.tsx');

const stateRoute = createRoute({
  getParentRoute: () => root,
  path: '/sellers/$state',
  loader: ({ context, params }) => loadPlace(context.queries, params),
  component: screen(placeScreen, 'StatePage'),
});

const stateCategoryRoute = createRoute({
  getParentRoute: () => root,
  path: '/sellers/$state/$category',
  loader: ({ context, params }) => loadPlace(context.queries, params),
  component: screen(placeScreen, 'StateCategoryPage'),
});

const cityCategoryRoute = createRoute({
  getParentRoute: () => root,
  path: '/sellers/$state/$city/$category',
  loader: ({ context, params }) => loadPlace(context.queries, params),
  component: screen(placeScreen, 'CityCategoryPage'),
});

const brandRoute = createRoute({
  getParentRoute: () => root,
  path: '/brand/$slug',
  loader: async ({ context, params }) => {
    const { brandDetail } = await import('./discovery.queries.ts');
    const { data: brand } = await context.queries.ensureQueryData(brandDetail(params.slug)).catch(asNotFound);
    // Of a brand that was merged into another.
    if (brand.slug !== params.slug)
      throw redirect({ to: '/brand/$slug', params: { slug: brand.slug }, statusCode: 301 });
  },
  component: screen(() => import('./BrandScreen.tsx'), 'BrandScreen'),
});

export const discoveryRoutes = [stateRoute, stateCategoryRoute, cityCategoryRoute, brandRoute] as const;
