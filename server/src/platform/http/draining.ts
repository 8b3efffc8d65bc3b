import { setTimeout as sleep } from 'node:timers/promises';
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
