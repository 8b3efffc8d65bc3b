import { inputInvalid } from '@plyhaat/contract/core/errors';
import { HOUR_SECONDS } from '@plyhaat/contract/core/time-units';
import { memberNotFound } from '@plyhaat/contract/sellers/profile';
import { type CodeFormat, shortStorePath } from '@plyhaat/contract/sellers/visiting-code';
import { CachedReply } from '#platform/cache/cached-reply.ts';
import type { Deps } from '#platform/deps.ts';
import { answerCached } from '#platform/http/cached.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { byHand, inQuery } from '#platform/http/openapi.by-hand.ts';
import { findCard } from './visiting-code.sql.ts';
import { codeAsPng, codeAsSvg } from './visiting-code.ts';

const CODE = {
  name: 'readVisitingCode',
  domain: 'sellers',
  access: 'public',
  summary: "A store's short address as a QR code",
  answers: ['image/svg+xml', 'image/png'],
  failures: [memberNotFound, inputInvalid],
  parameters: [inQuery('format', { type: 'string', enum: ['svg', 'png'], default: 'svg' })],
} as const;

/** A store's short address as a QR code: `GET /users/qr/:id?format=svg|png`. */
export function visitingCodeRoutes(app: App, deps: Deps): void {
  const { db, settings } = deps;
  const cardOf = async (id: string) => {
    const card = await findCard(db, id);
    if (!card) throw new AppError(memberNotFound);
    return { name: card.name, address: settings.publicUrl + shortStorePath(card.slug) };
  };

  app.get<{ Params: { id: string }; Querystring: { format?: CodeFormat } }>(
    '/api/users/qr/:id',
    byHand(CODE),
    async (request, reply) => {
      const { format = 'svg' } = request.query;
      if (format === 'png') {
        const code = await codeAsPng((await cardOf(request.params.id)).address);
        return reply.type('image/png').header('cache-control', `public, max-age=${HOUR_SECONDS}`).send(code);
      }
      if (format !== 'svg') throw new AppError(inputInvalid, { fields: { format: 'Please choose svg or png' } });
      const { id } = request.params;
      return answerCached(
        app,
        deps,
        { request, reply, key: `GET /api/users/qr/${id}` },
        async () =>
          new CachedReply(codeAsSvg(await cardOf(id)), {
            type: 'image/svg+xml; charset=utf-8',
            tags: ['sellers'],
            seconds: HOUR_SECONDS,
          }),
      );
    },
  );
}
