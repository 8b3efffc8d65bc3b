import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { OpenAPIV3 } from 'openapi-types';
import type { App } from './http.ts';
import { byHand, collectByHand } from './openapi.by-hand.ts';
import { endpointNames } from './openapi.names.ts';
import { type Document, describeOperations, type Examples } from './openapi.operations.ts';
import { documentPage } from './openapi.page.ts';
import { nameRecordKeys } from './openapi.records.ts';

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

const ITSELF = { domain: 'operations', access: 'public' } as const;
const DOCUMENT = { ...ITSELF, name: 'readDescription', summary: 'This description', answers: ['application/json'] };
const PAGE = { ...ITSELF, name: 'readDocs', summary: 'This description as a page', answers: ['text/html'] };

/** Describes every bound endpoint. Must be registered before the routes it is to describe. */
export async function useOpenApi(app: App, { domains, examples }: ApiWords): Promise<void> {
  const tags = Object.entries(domains).map(([name, description]) => ({ name, description }));
  await app.register(swagger, {
    openapi: { ...HEAD, tags } as never,
    transform: jsonSchemaTransform,
  });
  const pathsByHand = collectByHand(app);

  async function describe(): Promise<Document> {
    const document = structuredClone(app.swagger()) as unknown as Document;
    nameRecordKeys(document.paths);
    describeOperations(document, app.callTable, await endpointNames(), examples);
    return { ...document, paths: { ...document.paths, ...pathsByHand } };
  }
  let described: Promise<Document> | undefined;
  const once = () => {
    described ??= describe();
    return described;
  };
  app.get('/api/openapi.json', byHand(DOCUMENT), once);
  app.get('/api/docs', byHand(PAGE), async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(documentPage((await once()) as unknown as OpenAPIV3.Document)),
  );
}
