import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { methodNotAllowed } from '@plyhaat/contract/core/errors';
import { adminRoutes } from '#modules/admin/admin.routes.ts';
import { billingRoutes } from '#modules/billing/billing.routes.ts';
import { batchRoutes } from '#modules/catalog/batches/batches.routes.ts';
import { catalogRoutes } from '#modules/catalog/catalog.routes.ts';
import { findInShop } from '#modules/catalog/catalog.ts';
import { savingRoutes } from '#modules/catalog/saving/saving.routes.ts';
import { sellingRoutes } from '#modules/catalog/selling/selling.routes.ts';
import { sharingRoutes } from '#modules/catalog/sharing/sharing.routes.ts';
import { contentRoutes } from '#modules/content/content.routes.ts';
import { readingRoutes } from '#modules/content/reading.routes.ts';
import { dealershipsRoutes } from '#modules/dealerships/dealerships.routes.ts';
import { discoveryRoutes } from '#modules/discovery/discovery.routes.ts';
import { shareRoutes } from '#modules/discovery/share.routes.ts';
import { sitemapRoutes } from '#modules/discovery/sitemap.routes.ts';
import { identityRoutes } from '#modules/identity/identity.routes.ts';
import { leadsRoutes } from '#modules/leads/leads.routes.ts';
import { mediaRoutes } from '#modules/media/media.routes.ts';
import { notificationsRoutes } from '#modules/notifications/notifications.routes.ts';
import { placesRoutes } from '#modules/places/places.routes.ts';
import { placingRoutes } from '#modules/promotions/placing.routes.ts';
import { promotionsRoutes } from '#modules/promotions/promotions.routes.ts';
import { reelsRoutes } from '#modules/reels/reels.routes.ts';
import { reportsRoutes } from '#modules/reports/reports.routes.ts';
import { quotesRoutes } from '#modules/requirements/quotes/quotes.routes.ts';
import { requirementsRoutes } from '#modules/requirements/requirements.routes.ts';
import { reviewsRoutes } from '#modules/reviews/reviews.routes.ts';
import { searchRoutes } from '#modules/search/search.routes.ts';
import { sellersRoutes } from '#modules/sellers/sellers.routes.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { useMetrics } from '#platform/http/metrics.ts';
import { useOpenApi } from '#platform/http/openapi.ts';
import { operationsRoutes } from '#platform/http/operations.routes.ts';
import { createServer } from '#platform/http/server.ts';
import { registerListeners } from '#platform/jobs/events.ts';
import { apiWords } from './api-words.ts';
import type { Pages } from './pages.ts';
import { work } from './subscriptions.ts';

/** The whole application, not yet listening: every module, one line each, in order. */
export async function buildApp(deps: Deps, pages: Pages): Promise<App> {
  registerListeners(work.subscriptions);
  const app = await createServer(deps, pages.refusal);
  await useOpenApi(app, apiWords);
  useMetrics(app, deps);
  await app.register(fastifyStatic, { root: path.resolve(import.meta.dirname), serve: false });

  operationsRoutes(app, deps);
  identityRoutes(app, deps);
  placesRoutes(app, deps);
  mediaRoutes(app, deps);
  billingRoutes(app, deps);
  sellersRoutes(app, deps);
  catalogRoutes(app, deps);
  searchRoutes(app, deps, findInShop);
  sellingRoutes(app, deps);
  batchRoutes(app, deps);
  savingRoutes(app, deps);
  sharingRoutes(app, deps);
  reviewsRoutes(app, deps);
  leadsRoutes(app, deps);
  promotionsRoutes(app, deps);
  placingRoutes(app, deps);
  requirementsRoutes(app, deps);
  quotesRoutes(app, deps);
  dealershipsRoutes(app, deps);
  reelsRoutes(app, deps);
  contentRoutes(app, deps);
  readingRoutes(app, deps);
  reportsRoutes(app, deps);
  notificationsRoutes(app, deps);
  adminRoutes(app, deps);
  discoveryRoutes(app, deps);

  shareRoutes(app, deps);
  sitemapRoutes(app, deps);
  refuseOtherMethods(app);
  await pages.mount(app, deps);
  return app;
}

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'] as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only says that the address has no such method. */
    otherMethod?: true;
  }
}

/** A known address with an unknown method says so, and says which it knows. */
function refuseOtherMethods(app: App): void {
  const paths = Map.groupBy(app.callTable.values(), ({ endpoint }) => endpoint.path.toLowerCase());
  for (const [address, bound] of paths) {
    const allowed = bound.map(({ endpoint }) => endpoint.method as string);
    const unknown = METHODS.filter((method) => !allowed.includes(method));
    app.route({
      method: unknown,
      url: `/api${address}`,
      schema: { hide: true } as never,
      config: { otherMethod: true },
      handler: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new AppError(methodNotAllowed);
      },
    });
  }
}
