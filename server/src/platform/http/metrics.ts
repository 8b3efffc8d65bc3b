import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { admit } from './access.ts';
import type { App } from './http.ts';
import { isLoopback } from './loopback.ts';
import { byHand } from './openapi.by-hand.ts';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const METRICS = {
  name: 'readMetrics',
  domain: 'operations',
  access: 'local',
  summary: 'Counts and times of this process, as Prometheus reads them',
  answers: ['text/plain'],
} as const;

/** Counts and times every answer by route, never by address; told to this machine or whoever holds the token. */
export function useMetrics(app: App, { settings }: Deps): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const times = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    times.labels(request.method, url ?? 'unknown', String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
  app.get('/api/metrics', byHand(METRICS), async (request, reply) => {
    const operator =
      settings.metricsToken !== undefined && request.headers.authorization === `Bearer ${settings.metricsToken}`;
    admit({ access: 'local', method: 'GET' }, null, {
      loopback: isLoopback(request, settings),
      demo: settings.demo,
      operator,
    });
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}
