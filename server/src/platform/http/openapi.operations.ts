import type { Access, Endpoint } from '@plyhaat/contract/core/endpoint';
import type { OpenAPIV3_1 } from 'openapi-types';
import * as z from 'zod/mini';
import type { CallTable } from './http.ts';
import { FAILURE_SCHEMA, failureResponses } from './openapi.failures.ts';
import type { EndpointName } from './openapi.names.ts';

export type Document = OpenAPIV3_1.Document;
export type Operation = OpenAPIV3_1.OperationObject;

/** What an endpoint takes and answers in the demo, by its name. */
export type Examples = Readonly<Record<string, { readonly body?: unknown; readonly reply?: unknown }>>;

const BEARER = { bearer: [] };
const OPERATOR = { operator: [] };
const NOBODY = {};

/** Without a token, where that is enough; some public answers hold more for the member they concern. */
export const SECURITY: Readonly<Record<Access, OpenAPIV3_1.SecurityRequirementObject[]>> = {
  public: [NOBODY, BEARER],
  member: [BEARER],
  seller: [BEARER],
  approver: [BEARER],
  manager: [BEARER],
  admin: [BEARER],
  approverOrDemo: [NOBODY, BEARER],
  local: [NOBODY, OPERATOR],
  demo: [NOBODY],
};

const KEY: OpenAPIV3_1.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Names the call: sent again with the same key, it answers what it answered first.',
  schema: { type: 'string' },
};

const LANGUAGE: OpenAPIV3_1.ParameterObject = {
  name: 'lang',
  in: 'query',
  required: false,
  description: 'What the reply is worded in, such as `hi`; English where the site does not offer the language.',
  schema: { type: 'string' },
};

const JSON_TYPE = 'application/json';

/** An example of before a change of its schema is left out until it is made anew. */
function fitting(schema: z.core.$ZodType | undefined, example: unknown): unknown {
  const parsed = schema && example !== undefined ? z.safeParse(schema, example) : undefined;
  return parsed?.success ? parsed.data : undefined;
}

/** Endpoints with files take them as base64 data or as parts of a form; chunks of a video are bare bytes. */
function describeBody(e: Endpoint, operation: Operation, example: unknown): void {
  const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined;
  const json = body?.content[JSON_TYPE];
  if (json && example !== undefined) json.example = example;
  if (body && json && e.files) body.content['multipart/form-data'] = { schema: json.schema ?? {} };
  if (e.rawBytes)
    operation.requestBody = { required: true, content: { 'application/octet-stream': { schema: { type: 'string' } } } };
}

function describeReply(e: Endpoint, operation: Operation, example: unknown): void {
  const reply = operation.responses?.['200'] as OpenAPIV3_1.ResponseObject | undefined;
  if (!reply?.content) return;
  reply.description = 'What was asked for';
  if (example !== undefined) reply.content[JSON_TYPE] = { ...reply.content[JSON_TYPE], example };
  if (e.csv) reply.content['text/csv'] = { schema: { type: 'string' } };
  if (e.head) reply.headers = headersOf(e.head);
}

const headersOf = (head: NonNullable<Endpoint['head']>): Record<string, OpenAPIV3_1.HeaderObject> =>
  Object.fromEntries(
    Object.entries(head).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );

/** Every GET answers HEAD; it is listed where its headers say what there is to know. */
function describeHead(e: Endpoint, item: OpenAPIV3_1.PathItemObject, get: Operation): void {
  if (!e.head) return;
  const refusals = Object.entries(failureResponses(e)).map(([status, response]) => [
    status,
    { description: 'description' in response ? response.description : '' },
  ]);
  item.head = {
    ...get,
    operationId: `${get.operationId}Head`,
    responses: { 200: { description: 'No body', headers: headersOf(e.head) }, ...Object.fromEntries(refusals) },
  } as OpenAPIV3_1.PathItemObject['head'] & object;
}

/** Completes what the schemas of a route cannot say: who may call it, how it refuses, what it is called. */
export function describeOperations(
  document: Document,
  table: CallTable,
  names: ReadonlyMap<Endpoint, EndpointName>,
  examples: Examples,
): void {
  for (const { endpoint: e } of table.values()) {
    const item = document.paths?.[`/api${e.path.replace(/:(\w+)/g, '{$1}')}`];
    const operation = item?.[e.method.toLowerCase() as 'get'] as Operation | undefined;
    if (!item || !operation) throw new Error(`${e.method} ${e.path} is not described`);
    const { name, domain } = names.get(e) ?? {};
    // A test binds endpoints of its own, which no contract names.
    if (name && domain) Object.assign(operation, { operationId: name, tags: [domain] });
    operation.security = SECURITY[e.access];
    if (e.creates) operation.parameters = [...(operation.parameters ?? []), KEY];
    if (e.cache) operation.parameters = [...(operation.parameters ?? []), LANGUAGE];
    const { body, reply } = examples[name ?? ''] ?? {};
    describeBody(e, operation, fitting(e.body, body) && body);
    describeReply(e, operation, fitting(z.object({ success: z.literal(true), ...e.reply }), reply));
    operation.responses = { ...operation.responses, ...failureResponses(e) };
    describeHead(e, item, operation);
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Failure: FAILURE_SCHEMA },
  };
}
