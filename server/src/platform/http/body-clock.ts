import { requestTimeout } from '@plyhaat/contract/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './failure.ts';
import type { App } from './http.ts';

export const LONGEST_BODY_MS = 30 * 60_000;
const ORDINARY_BODY_MS = 60_000;
const LONGEST_SILENCE_MS = 30_000;
const LOOK_EVERY_MS = 1000;

/** A body that is late gets its answer, and the connection ends with it. */
const refuseLate = (reply: FastifyReply) => {
  if (!reply.sent) void reply.header('connection', 'close').send(new AppError(requestTimeout));
};

const clocks = new WeakMap<FastifyRequest, () => void>();

function watch(request: FastifyRequest, reply: FastifyReply): void {
  const limit = setTimeout(() => refuseLate(reply), ORDINARY_BODY_MS);
  clocks.set(request, () => clearTimeout(limit));
}

/** No ordinary body takes a minute to arrive; whoever holds one back does not hold a connection for half an hour. */
export function watchBodies(app: App): void {
  const stop = async (request: FastifyRequest) => {
    clocks.get(request)?.();
    clocks.delete(request);
  };
  app.addHook('preParsing', async (request, reply, payload) => {
    const expected = request.headers['content-length'] ?? request.headers['transfer-encoding'];
    if (expected !== undefined && expected !== '0') watch(request, reply);
    return payload;
  });
  app.addHook('preValidation', stop);
  app.addHook('onResponse', stop);
  app.addHook('onRequestAbort', stop);
}

/**
 * An upload may take as long as it likes while bytes move. Silence is seen on the socket, so that nobody else need read
 * the body; it is counted from when we began to read.
 */
export function watchUpload(request: FastifyRequest, reply: FastifyReply, silence = LONGEST_SILENCE_MS): void {
  clocks.get(request)?.();
  let moved = Date.now();
  let seen = request.socket.bytesRead;
  const timer = setInterval(
    () => {
      if (request.raw.complete) return clearInterval(timer);
      if (request.socket.bytesRead !== seen) {
        seen = request.socket.bytesRead;
        moved = Date.now();
      } else if (Date.now() - moved >= silence) {
        clearInterval(timer);
        refuseLate(reply);
      }
    },
    Math.min(LOOK_EVERY_MS, silence / 4),
  );
  clocks.set(request, () => clearInterval(timer));
}
