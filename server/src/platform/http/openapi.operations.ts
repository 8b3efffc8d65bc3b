import type { Access, Endpoint } from '@plyhaat/contract/core/endpoint';
import type { OpenAPIV3_1 } from 'openapi-types';
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
const SECURITY: Readonly<Record<Access, OpenAPIV3_1.SecurityRequirementObject[]>> = {
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

const JSON_TYPE = 'application/json';

/** Endpoints with files take them as base64 data or as parts of a form; chunks of a film are bare bytes. */
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
    if (!operation) throw new Error(`${e.method} ${e.path} is not described`);
    const { name, domain } = names.get(e) ?? {};
    // A test binds endpoints of its own, which no contract names.
    if (name && domain) Object.assign(operation, { operationId: name, tags: [domain] });
    operation.security = SECURITY[e.access];
    if (e.creates) operation.parameters = [...(operation.parameters ?? []), KEY];
    describeBody(e, operation, examples[name ?? '']?.body);
    describeReply(e, operation, examples[name ?? '']?.reply);
    operation.responses = { ...operation.responses, ...failureResponses(e) };
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Failure: FAILURE_SCHEMA },
  };
}
