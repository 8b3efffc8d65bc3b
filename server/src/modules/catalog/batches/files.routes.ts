import { accessDenied, notFound, signInRequired } from '@plyhaat/contract/core/errors';
import { isBusiness } from '@plyhaat/contract/core/roles';
import { isUuid } from '@plyhaat/contract/core/uuid';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { identified } from '#platform/http/downloads.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { byHand } from '#platform/http/openapi.by-hand.ts';
import { ownBatch } from './batches.service.ts';
import { type FileFormat, faultyFile, priceListFile, templateFile } from './files.service.ts';

const TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const tableOf = (name: string, summary: string) =>
  byHand({
    name,
    domain: 'catalog',
    access: 'seller',
    summary,
    answers: Object.values(TYPES).map((type) => type.replace(/;.*/, '')),
    failures: [notFound],
    parameters: [{ name: 'format', in: 'path', required: true, schema: { type: 'string', enum: Object.keys(TYPES) } }],
  });

/** Tables to download, which the contract's JSON endpoints cannot be. */
export function batchFileRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const sellerOf = async (request: FastifyRequest): Promise<Member> => {
    const member = await identified(deps, request);
    if (!member) throw new AppError(signInRequired);
    if (member.actorId || !isBusiness(member.role)) throw new AppError(accessDenied);
    return member;
  };
  const offer = (
    url: string,
    [operation, summary, name]: readonly [operation: string, summary: string, name: string],
    make: (who: Member, id: string, format: FileFormat) => Promise<Buffer>,
  ) =>
    app.get<{ Params: { id?: string; format: string } }>(
      url,
      tableOf(operation, summary),
      async (request, reply: FastifyReply) => {
        const { id = '', format } = request.params;
        const who = await sellerOf(request);
        if (format !== 'csv' && format !== 'xlsx') throw new AppError(notFound);
        return reply
          .type(TYPES[format])
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${name}.${format}"`)
          .send(await make(who, id, format));
      },
    );
  offer(
    '/api/product/batches/files/template.:format',
    ['readTemplate', 'An empty table of products to fill in', 'products'],
    (_who, _id, format) => templateFile(db, format),
  );
  offer(
    '/api/product/batches/files/prices.:format',
    ['readPriceList', "One's own products with their prices, to change and send again", 'prices'],
    (who, _id, format) => priceListFile(db, who.id, format),
  );
  offer(
    '/api/product/batches/:id/faulty.:format',
    ['readFaultyRows', 'The rows of a file that could not be taken, with what is wrong', 'to-correct'],
    async (who, id, format) => {
      if (!isUuid(id)) throw new AppError(notFound);
      return faultyFile(db, await ownBatch(db, who, id), format, deps.languages.wording(who.language));
    },
  );
}
