import { bodyTooLarge, signInRequired } from '@plyhaat/contract/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { byHand } from '#platform/http/openapi.by-hand.ts';
import { receiveNotice } from './notices.service.ts';

const ADDRESSES = {
  '/api/payments/phonepay/callback': ['phonepe', 'PhonePe'],
  '/api/payments/justpay/webhook': ['juspay', 'Juspay'],
} as const;

const documented = (name: string) =>
  byHand({
    name: `take${name}Notice`,
    domain: 'billing',
    access: 'public',
    summary: `What ${name} reports of a payment, signed in its way; reported again, it changes nothing`,
    takes: ['application/json'],
    answers: ['application/json'],
    failures: [signInRequired, bodyTooLarge],
  });

const plainHeaders = (request: FastifyRequest) =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]));

/**
 * Where providers report. The body is read as bytes, because the signature covers them. A good one does not count
 * against the address limit, a bad one does.
 */
export function noticeRoutes(app: App, deps: Deps): void {
  const receive = (provider: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      await receiveNotice(
        deps,
        provider,
        (request.body as Buffer | undefined) ?? Buffer.alloc(0),
        plainHeaders(request),
      );
    } catch (error) {
      if (error instanceof AppError) await app.countRequest?.(request);
      throw error;
    }
    return reply.header('cache-control', 'no-store').send({ success: true });
  };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const [url, [provider, name]] of Object.entries(ADDRESSES)) {
      const { schema, config } = documented(name);
      scope.post(url, { schema, config: { ...config, unlimited: true } }, receive(provider));
    }
  });
}
