import { notFound } from '@plyhaat/contract/core/errors';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { admit } from './access.ts';
import type { App } from './http.ts';
import { isLoopback } from './loopback.ts';
import { refusedAs } from './openapi.failures.ts';
import { describePath } from './openapi.ts';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

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
  describePath(app, '/api/metrics', {
    operationId: 'readMetrics',
    summary: 'Counts and times of this process, as Prometheus reads them',
    tags: ['operations'],
    security: [{}, { operator: [] }],
    responses: {
      200: { description: 'What was asked for', content: { 'text/plain': { schema: { type: 'string' } } } },
      ...refusedAs(notFound),
    },
  });
  app.get('/api/metrics', { schema: { hide: true } as never }, async (request, reply) => {
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
