import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import type { FuzzRequest } from '../../server/test/fuzz/requests.ts';
import type { Principal } from './principals.ts';
import type { Sent } from './sending.ts';

export type Try = { readonly endpoint: Endpoint; readonly principal: Principal; readonly request: FuzzRequest };
export type Done = Try & { readonly sent: Sent };

const SLOWEST_MS = 1000;

/** Requests that convert files may take long, and streams last as long as their reader. */
export const isSlow = ({ endpoint, request, sent }: Done): boolean =>
  sent.ms > SLOWEST_MS &&
  !endpoint.files &&
  !endpoint.path.endsWith('/stream') &&
  !/multipart/.test(request.body?.type ?? '');

/** Enough of a body to send it again: one of several fields is longer than a line. */
const SHOWN = 20_000;

export const nameOf = ({ endpoint, principal, request }: Try): string => {
  const body = request.body ? ` ${request.body.type} ${request.body.payload.toString('utf8').slice(0, SHOWN)}` : '';
  return `${endpoint.method} ${endpoint.path} as ${principal.name}: ${request.url.slice(0, 300)}${body}`;
};
