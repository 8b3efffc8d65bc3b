import { requestTimeout } from '@plyhaat/contract/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './failure.ts';
import type { App } from './http.ts';

export const LONGEST_BODY_MS = 30 * 60_000;
const ORDINARY_BODY_MS = 60_000;
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

/** How many bytes of an upload had come at a moment, in milliseconds. */
type Progress = { readonly at: number; readonly bytes: number };
export type Pace = { readonly bytes: number; readonly ms: number };

/** 2 KB a second over half a minute: a phone on 2G sends more, and whoever sends less holds a place for nothing. */
export const SLOWEST_UPLOAD: Pace = { bytes: 2 * 1024 * 30, ms: 30_000 };

/** Told what has come so far, says whether less than a pace's bytes have come within its last milliseconds. */
export function slownessMeter({ bytes, ms }: Pace, start: Progress): (now: Progress) => boolean {
  const seen = [start];
  return (now) => {
    seen.push(now);
    // The last one as old as the span is what the present is compared with; older ones have done their duty.
    while (seen[1] && seen[1].at <= now.at - ms) seen.shift();
    const [before = start] = seen;
    return now.at - before.at >= ms && now.bytes - before.bytes < bytes;
  };
}

/**
 * An upload may take as long as it likes while it is not too slow. Bytes are counted on the socket, so that nobody else
 * need read the body, and from when we began to read.
 */
export function watchUpload(request: FastifyRequest, reply: FastifyReply, slowest = SLOWEST_UPLOAD): void {
  clocks.get(request)?.();
  const progress = () => ({ at: performance.now(), bytes: request.socket.bytesRead });
  const isTooSlow = slownessMeter(slowest, progress());
  const timer = setInterval(
    () => {
      if (request.raw.complete) return clearInterval(timer);
      if (!isTooSlow(progress())) return;
      clearInterval(timer);
      refuseLate(reply);
    },
    Math.min(LOOK_EVERY_MS, slowest.ms / 4),
  );
  clocks.set(request, () => clearInterval(timer));
}
