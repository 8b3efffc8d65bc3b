import { signInRequired } from '@plyhaat/contract/core/errors';
import { quoteNotFound } from '@plyhaat/contract/requirements/quotes';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { quotationFor } from './quotation.service.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A download, which the contract's JSON endpoints cannot be. */
export function quotationRoutes(app: App, deps: Deps): void {
  app.get<{ Params: { id: string } }>(
    '/api/quotes/:id/quotation.pdf',
    { schema: { hide: true } as never },
    async ({ headers, params }, reply) => {
      const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
      const member = token ? await deps.identify(token) : null;
      if (!member) throw new AppError(signInRequired);
      if (!UUID.test(params.id)) throw new AppError(quoteNotFound);
      const { name, bytes } = await quotationFor(deps.db, member.id, params.id);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(bytes);
    },
  );
}
