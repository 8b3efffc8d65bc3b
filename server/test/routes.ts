import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Every address the framework knows, whoever registered it. */
export async function watchingRoutes<T>(make: () => Promise<T>): Promise<{ made: T; routes: RouteOptions[] }> {
  const routes: RouteOptions[] = [];
  const watch = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route));
  diagnostics.subscribe('fastify.initialization', watch);
  const made = await make();
  diagnostics.unsubscribe('fastify.initialization', watch);
  return { made, routes };
}
