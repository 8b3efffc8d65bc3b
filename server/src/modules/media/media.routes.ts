import { notFound } from '@plyhaat/contract/errors';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/failure.ts';
import type { App } from '#platform/http.ts';
import { storedPicture } from './pictures.service.ts';

const SAFE_NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+\.(webp|jpg|png|mp4)$/;
const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** Files leave here and nowhere else: names of our own making, types by our own table, nothing that could run. */
export function mediaRoutes(app: App, { files }: Deps): void {
  app.get<{ Params: { '*': string } }>(
    '/api/uploads/*',
    { schema: { hide: true } as never },
    async (request, reply) => {
      const name = request.params['*'];
      const stored = SAFE_NAME.test(name) ? await storedPicture(files, name) : undefined;
      const onDisk = stored && files.onDisk(stored);
      if (!onDisk) throw new AppError(notFound);
      reply
        .header('cache-control', KEPT_FOR_A_YEAR)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin');
      return reply.sendFile(onDisk.rest, onDisk.root, { cacheControl: false });
    },
  );
}
