import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '@plyhaat/contract/core/endpoint';
import * as general from '@plyhaat/contract/core/errors';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../db/outage.ts';
import type { Deps } from '../deps.ts';
import { wordingFor } from '../languages/asked.ts';
import { discardRest } from './discard.ts';
import { AppError, failureReply } from './failure.ts';
import type { App } from './http.ts';
import { SECURITY_HEADERS } from './security.ts';
import { makeTroubleLog, type TroubleLog } from './trouble-log.ts';

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';

/** What the framework itself objects to, in the contract's words. */
const BY_CODE: Record<string, Failure> = {
  FST_ERR_BAD_URL: general.unreadableRequest,
  FST_ERR_CTP_INVALID_JSON_BODY: general.unreadableRequest,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: general.unreadableRequest,
  [TOO_LARGE]: general.bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: general.wrongKindOfBody,
  FST_ERR_MAX_PARAM_LENGTH: general.addressTooLong,
};

function failureOf(error: FastifyError): Failure {
  if (error instanceof AppError) return error.failure;
  if (isOutage(error)) return general.overloaded;
  if (BY_CODE[error.code]) return BY_CODE[error.code] as Failure;
  if (error.statusCode === 416) return general.rangeUnknown;
  if (error.statusCode === 429) return general.tooManyRequests;
  if (error.statusCode === 503) return general.overloaded;
  return error.statusCode && error.statusCode < 500 ? general.unreadableRequest : general.serverError;
}

/** An address the router cannot read is refused before any hook has set a header. */
function completeHeaders(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, 'x-request-id': request.id }))
    if (!reply.hasHeader(name)) reply.header(name, value);
}

export const isApi = (request: FastifyRequest): boolean => /^\/api(\/|$|\?)/i.test(request.url);

/** Draws a refusal as a page, for whoever asked for one. */
export type RefusalPage = (request: FastifyRequest, reply: FastifyReply, failure: Failure) => Promise<unknown>;

/** Every refusal leaves through here: the envelope for callers of the API, a styled screen for people. */
export function answerRefusals(app: App, deps: Deps, page: RefusalPage): void {
  const troubles = makeTroubleLog(deps);
  const answer = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const failure = failureOf(error);
    if (error.code === TOO_LARGE) await discardRest(request);
    if (failure === general.storageFull) await discardRest(request, Number.POSITIVE_INFINITY);
    if (isOutage(error)) troubles.databaseAway(error);
    else if (failure === general.storageFull) troubles.diskFull(error);
    else if (failure.status >= 500 && failure.status !== 503) request.log.error({ err: error }, 'unexpected failure');
    completeHeaders(request, reply);
    reply.code(failure.status);
    const retryAfter = error instanceof AppError ? error.retryAfter : undefined;
    if (retryAfter ?? failure.status === 503) reply.header('retry-after', retryAfter ?? 5);
    if (!isApi(request)) return page(request, reply, failure);
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(failureReply(failure, wordingFor(deps.languages, request), error instanceof AppError ? error : {}));
  };
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(new AppError(general.notFound) as never, request, reply));
  app.decorate('answerRefusal', answer);
  app.decorate('troubles', troubles);
}

/** Requests that never became one (broken or oversized head): the raw socket still gets our envelope. */
export function refuseRaw(error: ConnectionError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const failure =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? general.headersTooLarge
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? general.requestTimeout
        : general.unreadableRequest;
  const body = JSON.stringify({ success: false, message: failure.message, error: failure.error });
  const head = Object.entries({
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`, ...head, '', body].join('\r\n'));
}

declare module 'fastify' {
  interface FastifyInstance {
    answerRefusal: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
    troubles: TroubleLog;
  }
}
