import { notFound } from '@plyhaat/contract/core/errors';
import { previewAddress } from '@plyhaat/contract/core/picture';
import { DAY_SECONDS } from '@plyhaat/contract/core/time-units';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { findShare } from './share.service.ts';
import { SHARE_KINDS } from './share-kinds.ts';

/** The picture for links that have none of their own. */
const OURS = '/share.jpg';

/** `/share/product/<slug>.jpg`: a page's Open Graph picture. Until it is drawn, the item's photo is sent. */
export function shareRoutes(app: App, deps: Deps): void {
  for (const kind of SHARE_KINDS)
    app.get<{ Params: { slug: string } }>(
      `/share/${kind}/:slug.jpg`,
      { schema: { hide: true } as never },
      async (request, reply) => {
        const found = await findShare(deps, kind, request.params.slug);
        if (!found) throw new AppError(notFound);
        const { file, image } = found;
        if (!file || !(await deps.files.has(file)))
          return reply.header('cache-control', 'no-store').redirect(image ? previewAddress(image) : OURS, 302);
        const tag = `"${found.digest}"`;
        reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).header('etag', tag);
        reply.header('cross-origin-resource-policy', 'cross-origin');
        if (request.headers['if-none-match'] === tag) return reply.code(304).send();
        return reply.type('image/jpeg').send(deps.files.read(file));
      },
    );
}
