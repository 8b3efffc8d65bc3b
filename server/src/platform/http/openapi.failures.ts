import type { Access, Endpoint, Failure } from '@plyhaat/contract/core/endpoint';
import * as general from '@plyhaat/contract/core/errors';
import type { OpenAPIV3_1 } from 'openapi-types';

/** The envelope of every refusal. */
export const FAILURE_SCHEMA: OpenAPIV3_1.SchemaObject = {
  type: 'object',
  required: ['success', 'message', 'error'],
  properties: {
    success: { type: 'boolean', const: false },
    message: { type: 'string', description: 'A sentence for people.' },
    error: { type: 'string', description: 'A code for programs.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong, by the name of the input.',
    },
    link: { type: 'string', description: 'Where the caller can put it right.' },
  },
};

const SELLER = [general.signInRequired, general.accessDenied];
const STAFF = [...SELLER, general.factorRequired];
export const BY_ACCESS: Readonly<Record<Access, readonly Failure[]>> = {
  public: [],
  member: [general.signInRequired],
  seller: SELLER,
  approver: STAFF,
  manager: STAFF,
  admin: STAFF,
  approverOrDemo: STAFF,
  local: [general.notFound],
  demo: [general.notFound],
};
const OF_A_BODY = [general.unreadableRequest, general.bodyTooLarge, general.wrongKindOfBody];

/** The endpoint's own refusals and those of everybody that it can answer. */
function failuresOf(e: Endpoint): Failure[] {
  const all = [
    ...(e.failures ?? []),
    ...BY_ACCESS[e.access].filter((failure) => !(e.beforeFactor && failure === general.factorRequired)),
    ...(e.feature ? [general.featureOff] : []),
    ...(e.params || e.query || e.body ? [general.inputInvalid] : []),
    ...(e.body ? OF_A_BODY : []),
    ...(e.files || e.rawBytes ? [general.storageFull] : []),
    ...(e.creates ? [general.keyInProgress, general.keyReused] : []),
    general.tooManyRequests,
  ];
  return [...new Map(all.map((failure) => [failure.error, failure])).values()];
}

const exampleOf = ({ error, message, link }: Failure) => ({
  value: { success: false, message, error, ...(link && { link }) },
});

function responseOf(failures: readonly Failure[]): OpenAPIV3_1.ResponseObject {
  const codes = failures.map(({ error }) => error);
  return {
    description: failures.map(({ error, message }) => `\`${error}\`: ${message}`).join('\n\n'),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Failure' }, { type: 'object', properties: { error: { enum: codes } } }],
        },
        examples: Object.fromEntries(failures.map((failure) => [failure.error, exampleOf(failure)])),
      },
    },
  };
}

/** Refusals as responses, one a status, with their codes. */
export const refusedAs = (...failures: readonly Failure[]): OpenAPIV3_1.ResponsesObject => {
  const byStatus = Map.groupBy(failures, ({ status }) => status);
  return Object.fromEntries([...byStatus].map(([status, some]) => [status, responseOf(some)]));
};

export const failureResponses = (e: Endpoint): OpenAPIV3_1.ResponsesObject => refusedAs(...failuresOf(e));
