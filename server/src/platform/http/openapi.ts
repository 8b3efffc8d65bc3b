import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { OpenAPIV3, OpenAPIV3_1 } from 'openapi-types';
import type { App } from './http.ts';
import { endpointNames } from './openapi.names.ts';
import { type Document, describeOperations, type Examples, type Operation } from './openapi.operations.ts';
import { documentPage } from './openapi.page.ts';

/** What the product says of its API: a sentence for each domain, and what the demo answers. */
export type ApiWords = { readonly domains: Readonly<Record<string, string>>; readonly examples: Examples };

const HEAD = {
  openapi: '3.1.0',
  info: {
    title: 'Plyhaat API',
    version: '1',
    description: 'One HTTP API for the web app and the mobile app.',
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  // On the host that serves this description, whichever it is.
  servers: [{ url: '/' }],
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of a member.' },
      operator: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN, from another machine than its own.' },
    },
  },
} as const;

/** Describes every bound endpoint. Must be registered before the routes it is to describe. */
export async function useOpenApi(app: App, { domains, examples }: ApiWords): Promise<void> {
  const tags = Object.entries(domains).map(([name, description]) => ({ name, description }));
  await app.register(swagger, {
    openapi: { ...HEAD, tags } as unknown as OpenAPIV3_1.Document as never,
    transform: jsonSchemaTransform,
  });
  app.decorate('pathsByHand', {});

  async function describe(): Promise<Document> {
    const document = structuredClone(app.swagger()) as unknown as Document;
    describeOperations(document, app.callTable, await endpointNames(), examples);
    return { ...document, paths: { ...document.paths, ...app.pathsByHand } };
  }
  let described: Promise<Document> | undefined;
  const once = () => {
    described ??= describe();
    return described;
  };
  app.get('/api/openapi.json', { schema: { hide: true } as never }, once);
  app.get('/api/docs', { schema: { hide: true } as never }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(documentPage((await once()) as unknown as OpenAPIV3.Document)),
  );
}

/** Describes an address that is bound by hand, because it answers something else than JSON. */
export function describePath(app: App, path: `/api/${string}`, get: Operation): void {
  app.pathsByHand[path] = { get } as OpenAPIV3_1.PathItemObject;
}

declare module 'fastify' {
  interface FastifyInstance {
    pathsByHand: Record<string, OpenAPIV3_1.PathItemObject>;
  }
}
