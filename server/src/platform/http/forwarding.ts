import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { App } from './http.ts';

const FORWARDED_FOR = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
const LOG_EVERY_MS = 60_000;
const SHOWN_FOR_MS = 60 * 60_000;

/** Somebody says for whom it calls, and the settings do not say to believe it. */
const isUntrusted = ({ ip, socket, headers }: FastifyRequest) =>
  ip === socket.remoteAddress && FORWARDED_FOR.some((name) => headers[name] !== undefined);

const noticeOf = (peer: string) =>
  `Requests with forwarding headers arrive from ${peer}, which TRUST_PROXY does not name. If it is your proxy, all its visitors share one address and its limits: set TRUST_PROXY.`;

/** Behind a proxy that is not trusted the whole site is one visitor: whoever runs it must hear of it. */
export function watchForwarding(app: App, { log }: Pick<Deps, 'log'>): void {
  let seen: { readonly at: number; readonly peer: string } | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', async (request) => {
    if (!isUntrusted(request)) return;
    const at = Date.now();
    seen = { at, peer: request.ip };
    if (at - loggedAt < LOG_EVERY_MS) return;
    loggedAt = at;
    log.warn({ peer: request.ip }, noticeOf(request.ip));
  });
  app.decorate('notices', () => (seen && Date.now() - seen.at < SHOWN_FOR_MS ? [noticeOf(seen.peer)] : []));
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What staff should know of this process. */
    notices: () => string[];
  }
}
