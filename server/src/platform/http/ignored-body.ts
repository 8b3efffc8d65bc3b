import type { FastifyInstance, RouteOptions } from 'fastify';

/** Binds a route that takes a body of any type and looks at none: forms are read nowhere else. */
export function withIgnoredBody(app: FastifyInstance, options: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
    scope.route(options);
  });
}
