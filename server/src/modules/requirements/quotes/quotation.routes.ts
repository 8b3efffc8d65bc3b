import { accessDenied } from '@plyhaat/contract/core/errors';
import { quoteNotFound } from '@plyhaat/contract/requirements/quotes';
import type { Deps } from '#platform/deps.ts';
import { callerOf, sendDownload } from '#platform/http/downloads.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { byHand } from '#platform/http/openapi.by-hand.ts';
import { quotationFor } from './quotation.service.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const QUOTATION = {
  name: 'readQuotation',
  domain: 'requirements',
  access: 'member',
  summary: 'A quote as a paper, for its buyer and its seller',
  answers: ['application/pdf'],
  failures: [accessDenied, quoteNotFound],
} as const;

export function quotationRoutes(app: App, deps: Deps): void {
  app.get<{ Params: { id: string } }>('/api/quotes/:id/quotation.pdf', byHand(QUOTATION), async (request, reply) => {
    const who = await callerOf(deps, request);
    if (!UUID.test(request.params.id)) throw new AppError(quoteNotFound);
    const pdf = await quotationFor(deps, who, request.params.id);
    return sendDownload(reply, { type: 'application/pdf', ...pdf });
  });
}
