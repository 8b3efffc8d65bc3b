import type { FastifyRequest } from 'fastify';
import { tallied } from '../db/counters.ts';
import { addressKey } from './address.ts';
import type { App } from './http.ts';
import { inMemory, takeOrRefuse } from './limiter.ts';
import { isApi } from './refusals.ts';

/** Pictures of a page and the questions of a load balancer. */
const UNLIMITED = /^\/api\/(uploads|health)\//i;

/** Decided by the route that answers, however its address was written; what no route answers goes by the address. */
function isLimited(request: FastifyRequest): boolean {
  const { url: route = '' } = request.routeOptions;
  return /^\/api\//i.test(route) ? !UNLIMITED.test(route) : isApi(request);
}

/** API calls a minute from one address, counted by each process for itself (ALL-21). A cached reply costs nothing. */
export function limitRequests(app: App, perMinute: number): void {
  const limiter = inMemory();
  const count = (request: FastifyRequest) =>
    takeOrRefuse(limiter, [tallied(addressKey(request.ip), { most: perMinute, seconds: 60 })]);
  app.decorate('countRequest', count);
  app.addHook('onRoute', (route) => {
    if (route.config?.unlimited) return;
    // After the route's own hook, which answers from the cache.
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      async (request: FastifyRequest) => {
        if (isLimited(request)) await count(request);
      },
    ];
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts against the general limit; absent where there is none. */
    countRequest?: (request: FastifyRequest) => Promise<void>;
  }
  interface FastifyContextConfig {
    /** Limits what it must by itself. */
    unlimited?: boolean;
  }
}
