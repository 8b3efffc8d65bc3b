import { inputInvalid, notFound, signInRequired } from '@plyhaat/contract/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { findInvoice, type Paper, selectCreditNotes } from './issue.sql.ts';
import { fileName, pdfOf, zipMonth } from './papers.service.ts';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Downloads, which the contract's JSON endpoints cannot be: invoices, credit notes, and a month of both. */
export function paperRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const schema = { hide: true } as never;

  const whoIs = async (request: FastifyRequest): Promise<string> => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const member = token ? await deps.identify(token) : null;
    if (!member) throw new AppError(signInRequired);
    return member.id;
  };
  const sendFile = (reply: FastifyReply, type: string, name: string, bytes: Buffer) =>
    reply
      .type(type)
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(bytes);
  const sendPaper = async (reply: FastifyReply, memberId: string, paper: Paper | undefined) => {
    if (paper?.memberId !== memberId) throw new AppError(notFound);
    return sendFile(reply, 'application/pdf', fileName(paper), await pdfOf(deps, paper));
  };

  app.get<{ Params: { id: string } }>('/api/orders/:id/invoice.pdf', { schema }, async (request, reply) =>
    sendPaper(reply, await whoIs(request), await findInvoice(db, request.params.id)),
  );
  app.get<{ Params: { id: string; note: string } }>(
    '/api/orders/:id/credit-notes/:note.pdf',
    { schema },
    async (request, reply) => {
      const memberId = await whoIs(request);
      const notes = await selectCreditNotes(db, request.params.id);
      return sendPaper(
        reply,
        memberId,
        notes.find(({ id }) => id === request.params.note),
      );
    },
  );
  app.get<{ Querystring: { month?: string } }>('/api/orders/itc', { schema }, async (request, reply) => {
    const memberId = await whoIs(request);
    const { month = '' } = request.query;
    if (!MONTH.test(month)) throw new AppError(inputInvalid, { fields: { month: 'Please choose a month' } });
    return sendFile(reply, 'application/zip', `itc-${month}.zip`, await zipMonth(deps, memberId, month));
  });
}
