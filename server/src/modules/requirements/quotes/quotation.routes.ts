import { quoteNotFound } from '@plyhaat/contract/requirements/quotes';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { callerOf, sendPaper } from '#platform/http/papers.ts';
import { quotationFor } from './quotation.service.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function quotationRoutes(app: App, deps: Deps): void {
  app.get<{ Params: { id: string } }>(
    '/api/quotes/:id/quotation.pdf',
    { schema: { hide: true } as never },
    async (request, reply) => {
      const memberId = await callerOf(deps, request);
      if (!UUID.test(request.params.id)) throw new AppError(quoteNotFound);
      const paper = await quotationFor(deps.db, memberId, request.params.id);
      return sendPaper(reply, { type: 'application/pdf', ...paper });
    },
  );
}
