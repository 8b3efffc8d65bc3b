import { deleteShare, listShares, makeShare } from '@plyhaat/contract/catalog/share-form';
import { readShare, shareNotFound } from '@plyhaat/contract/catalog/shares';
import { accessDenied } from '@plyhaat/contract/core/errors';
import type { Deps } from '#platform/deps.ts';
import { callerOf, sendDownload } from '#platform/http/downloads.ts';
import { type App, route } from '#platform/http/http.ts';
import { byHand } from '#platform/http/openapi.by-hand.ts';
import { catalogueFor } from './catalogue.service.ts';
import { listOwnShares, openShare, shareProducts, stopSharing } from './shares.service.ts';

const CATALOGUE = {
  name: 'readCatalogue',
  domain: 'catalog',
  access: 'member',
  summary: "One of one's own shared lists as a catalogue to print",
  answers: ['application/pdf'],
  failures: [accessDenied, shareNotFound],
} as const;

/** Lists of products that sellers send to buyers, and their catalogues. */
export function sharingRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, makeShare, async ({ db, who, body }) => ({
    message: 'Your list is ready to share.',
    data: await shareProducts(db, who.id, body),
  }));
  route(app, deps, listShares, ({ who, query }) => listOwnShares(db, who.id, query));
  route(app, deps, readShare, async ({ params }) => ({ data: await openShare(db, params.code) }));
  route(app, deps, deleteShare, async ({ who, params }) => {
    await stopSharing(db, who.id, params.code);
    return { message: 'This list is no longer shared.' };
  });
  app.get<{ Params: { code: string } }>('/api/shares/:code/catalogue.pdf', byHand(CATALOGUE), async (request, reply) =>
    sendDownload(reply, await catalogueFor(deps, await callerOf(deps, request), request.params.code)),
  );
}
