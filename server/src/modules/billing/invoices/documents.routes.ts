import { accessDenied, inputInvalid, notFound } from '@plyhaat/contract/core/errors';
import type { FastifyReply } from 'fastify';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { callerOf, managerOf, sendDownload } from '#platform/http/downloads.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { type ByHand, byHand } from '#platform/http/openapi.by-hand.ts';
import { fileName, pdfOf, zipMonth } from './documents.service.ts';
import { type BillingDocument, findInvoice, selectCreditNotes } from './issue.sql.ts';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

const PDF = { domain: 'billing', answers: ['application/pdf'], failures: [accessDenied, notFound] } as const;
const OWN = { ...PDF, access: 'member' } as const;
const ANY = { ...PDF, access: 'manager' } as const;
const INVOICE = { ...OWN, name: 'readInvoice', summary: "The invoice of one of one's own orders" };
const CREDIT_NOTE = { ...OWN, name: 'readCreditNote', summary: "A credit note of one of one's own orders" };
const ANY_INVOICE = { ...ANY, name: 'readAnyInvoice', summary: 'The invoice of any order, for staff' };
const ANY_CREDIT_NOTE = { ...ANY, name: 'readAnyCreditNote', summary: 'A credit note of any order, for staff' };
const MONTH_ARCHIVE: ByHand = {
  ...OWN,
  name: 'readMonthOfPapers',
  summary: "A month's invoices and credit notes as CSV and PDF in one archive, for the input tax credit",
  answers: ['application/zip'],
  failures: [accessDenied, inputInvalid],
  parameters: [
    { name: 'month', in: 'query', required: true, schema: { type: 'string', pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' } },
  ],
};

/** Downloads, which the contract's JSON endpoints cannot be: invoices, credit notes, and a month of both. */
export function documentRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const send = async (reply: FastifyReply, document: BillingDocument | undefined) => {
    if (!document) throw new AppError(notFound);
    const bytes = await pdfOf(deps, document);
    return sendDownload(reply, { type: 'application/pdf', name: fileName(document), bytes });
  };
  const sendOwn = (reply: FastifyReply, { id: memberId }: Member, document: BillingDocument | undefined) => {
    if (document && document.memberId !== memberId) throw new AppError(accessDenied);
    return send(reply, document);
  };
  const findNote = async ({ id, note }: { id: string; note: string }) =>
    (await selectCreditNotes(db, id)).find((document) => document.id === note);

  app.get<{ Params: { id: string } }>('/api/orders/:id/invoice.pdf', byHand(INVOICE), async (request, reply) =>
    sendOwn(reply, await callerOf(deps, request), await findInvoice(db, request.params.id)),
  );
  app.get<{ Params: { id: string; note: string } }>(
    '/api/orders/:id/credit-notes/:note.pdf',
    byHand(CREDIT_NOTE),
    async (request, reply) => sendOwn(reply, await callerOf(deps, request), await findNote(request.params)),
  );
  app.get<{ Params: { id: string } }>(
    '/api/admin/orders/:id/invoice.pdf',
    byHand(ANY_INVOICE),
    async (request, reply) => {
      await managerOf(deps, request);
      return send(reply, await findInvoice(db, request.params.id));
    },
  );
  app.get<{ Params: { id: string; note: string } }>(
    '/api/admin/orders/:id/credit-notes/:note.pdf',
    byHand(ANY_CREDIT_NOTE),
    async (request, reply) => {
      await managerOf(deps, request);
      return send(reply, await findNote(request.params));
    },
  );
  app.get<{ Querystring: { month?: string } }>('/api/orders/itc', byHand(MONTH_ARCHIVE), async (request, reply) => {
    const { id: memberId } = await callerOf(deps, request);
    const { month = '' } = request.query;
    if (!MONTH.test(month)) throw new AppError(inputInvalid, { fields: { month: 'Please choose a month' } });
    const bytes = await zipMonth(deps, memberId, month);
    return sendDownload(reply, { type: 'application/zip', name: `itc-${month}.zip`, bytes });
  });
}
