import { i18n } from '@lingui/core';
import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { NETWORK_MESSAGE, SESSION_MESSAGE, TIMEOUT_MESSAGE } from '@plyhaat/contract/core/errors';
import { SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { CallError, refusalOf, type Transport } from './call.ts';
import { connection } from './connection.ts';
import { isExpired, readToken, session } from './session.ts';

const TIMEOUT_MS = 30_000;
const REDIRECT_DELAY_MS = 2000;
const SIGN_IN_PATHS = new Set(['/users/sentOtp', '/users/app-login', '/users/register']);

/** What the transport needs of the screen: to say something, and to leave. */
export type Screen = { readonly say: (text: string) => void; readonly leave: () => void };

/** Replies that are kept for everybody are asked for by language: their address says it, as that of a page does. */
const queryIn = (language: string, { method }: Endpoint, query: unknown): unknown =>
  method === 'GET' && language !== SOURCE_LANGUAGE ? { ...(query as object | undefined), lang: language } : query;

function addressOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(pairs as [string, string][]).toString();
  return `/api${path}${search && `?${search}`}`;
}

/** An answer may hold no JSON; one that broke off half way is a failure. */
const bodyOf = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  });

async function send(
  endpoint: Endpoint,
  input: Parameters<Transport>[1],
  key: string | undefined,
  signal?: AbortSignal,
) {
  const { token } = session.get();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(addressOf(endpoint, input.params, queryIn(i18n.locale, endpoint, input.query)), {
      method: endpoint.method,
      // No address of the API redirects: none is followed (ALL-17).
      redirect: 'error',
      ...(input.keepalive && { keepalive: true }),
      headers: {
        accept: 'application/json',
        'accept-language': i18n.locale,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const body = await bodyOf(response);
    connection.note(response);
    return { response, token, body };
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.aborted) throw new CallError(0, TIMEOUT_MESSAGE.handler, 'timeout');
    connection.doubt();
    throw new CallError(0, NETWORK_MESSAGE.handler, 'network');
  }
}

/** A refused token ends the session (IDEN-10): at once, or after its message has been read when it had run out. */
function endSession(token: string, screen: Screen): void {
  const readable = readToken(token) !== null;
  const expired = readable && isExpired(token);
  const leave = () => {
    // Meanwhile another tab may have signed in.
    if (session.get().token) return;
    session.clear();
    screen.leave();
  };
  session.expire();
  if (!readable) screen.say(SESSION_MESSAGE.undecodable);
  if (expired) screen.say(SESSION_MESSAGE.expired);
  if (expired) setTimeout(leave, REDIRECT_DELAY_MS);
  else leave();
}

/** Calls the API over HTTP with a timeout, one retry after a 401, and a text for every failure (ALL-15 to ALL-17). */
export function browserTransport(screen: Screen): Transport {
  return async (endpoint, input, signal) => {
    const key = input.key ?? (endpoint.creates ? crypto.randomUUID() : undefined);
    let answer = await send(endpoint, input, key, signal);
    const ours = answer.token !== null && !SIGN_IN_PATHS.has(endpoint.path);
    if (answer.response.status === 401 && ours) {
      session.catchUp();
      const tokenChanged = session.get().token !== answer.token;
      if (endpoint.method === 'GET' || tokenChanged) answer = await send(endpoint, input, key, signal);
      if (answer.response.status === 401 && answer.token && session.get().token === answer.token)
        endSession(answer.token, screen);
    }
    if (!answer.response.ok) throw refusalOf(answer.response.status, answer.body);
    return answer.body;
  };
}
