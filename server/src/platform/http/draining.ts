import type { Server } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { EventStream } from './event-stream.ts';
import type { App } from './http.ts';

/** From now on every answer asks its client, or the proxy before us, to come back by another connection. */
export function sayFarewell(app: App): void {
  app.decorate('draining', false);
  app.decorate('openStreams', new Set<EventStream>());
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.draining) reply.header('connection', 'close');
    done(null, payload);
  });
  // Right before the port closes, with nothing in between.
  app.addHook('preClose', () => takeUpWaiting(app.server));
}

const LONGEST_TAKING_UP_MS = 2000;

/**
 * The system accepts connections for us, and cuts off those that we did not take up when the port closes, with the
 * requests on them. Node takes up one in each turn of its loop: a process that is late has many waiting.
 */
async function takeUpWaiting(server: Server): Promise<void> {
  let [taken, quietTurns] = [0, 0];
  server.on('connection', () => taken++);
  const until = performance.now() + LONGEST_TAKING_UP_MS;
  // The first turn may be the rest of the one that we are in.
  while (quietTurns < 2 && performance.now() < until) {
    const before = taken;
    await turn();
    quietTurns = taken === before ? quietTurns + 1 : 0;
  }
}

/**
 * Readiness turns first. Then everything is still served for a while: whoever watches readiness sends no more, kept
 * connections end with their next answer, and readers of streams open theirs elsewhere.
 */
export async function drain(app: App, seconds: number): Promise<void> {
  app.draining = true;
  for (const stream of app.openStreams) stream.end();
  await sleep(seconds * 1000);
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: boolean;
    openStreams: Set<EventStream>;
  }
}
