import type { Access, Failure } from '@plyhaat/contract/core/endpoint';
import { tooManyRequests } from '@plyhaat/contract/core/errors';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { App } from './http.ts';
import { BY_ACCESS, refusedAs } from './openapi.failures.ts';
import { type Operation, SECURITY } from './openapi.operations.ts';

type Parameter = OpenAPIV3_1.ParameterObject;

/** What a route says of itself that is bound by hand, because it takes or answers something else than JSON. */
export type ByHand = {
  readonly name: string;
  readonly domain: string;
  readonly access: Access;
  readonly summary: string;
  /** The content types of its answer. */
  readonly answers: readonly string[];
  /** The content types of its body, where it takes one. */
  readonly takes?: readonly string[];
  readonly failures?: readonly Failure[];
  /** Beside those in its address, which are texts unless they are described here. */
  readonly parameters?: readonly Parameter[];
  readonly more?: OpenAPIV3_1.ResponsesObject;
};

const TEXT = { schema: { type: 'string' } } as const;
const OBJECT = { schema: { type: 'object' } } as const;
const contentOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, type === 'application/json' ? OBJECT : TEXT]));

/** A parameter of the query that may be left out. */
export const inQuery = (name: string, schema: Parameter['schema'] = { type: 'string' }): Parameter => ({
  name,
  in: 'query',
  required: false,
  schema,
});

function operationOf(described: ByHand, inPath: readonly string[]): Operation {
  const { name, domain, access, summary, answers, takes, failures = [], parameters = [], more } = described;
  const named = parameters.map((parameter) => parameter.name);
  const texts = inPath
    .filter((place) => !named.includes(place))
    .map((place): Parameter => ({ name: place, in: 'path', required: true, ...TEXT }));
  return {
    operationId: name,
    summary,
    tags: [domain],
    security: SECURITY[access],
    parameters: [...texts, ...parameters],
    ...(takes && { requestBody: { required: true, content: contentOf(takes) } }),
    responses: {
      200: { description: 'What was asked for', content: contentOf(answers) },
      ...more,
      ...refusedAs(...new Set([...failures, ...BY_ACCESS[access], tooManyRequests])),
    },
  };
}

/** The options of such a route. */
export const byHand = (described: ByHand) => ({ schema: { hide: true } as never, config: { byHand: described } });

/** Collects what routes say as they are bound. Must be called before them. */
export function collectByHand(app: App): OpenAPIV3_1.PathsObject {
  const paths: OpenAPIV3_1.PathsObject = {};
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!config?.byHand || method === 'HEAD' || !url.startsWith('/api/')) return;
    const address = url.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
    const places = [...address.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
    paths[address] = { ...paths[address], [String(method).toLowerCase()]: operationOf(config.byHand, places) };
  });
  return paths;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    byHand?: ByHand;
  }
}
