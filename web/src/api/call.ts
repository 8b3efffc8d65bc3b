import type { CallOf, Endpoint, Failure, ReplyOf } from '@plyhaat/contract/core/endpoint';
import { featureOff, HANDLER_MESSAGE, OTHER_MESSAGE } from '@plyhaat/contract/core/errors';
import { inPageLanguage } from '#languages/contract-sentences.ts';

/** What a refused call said, in words fit for a toast. `fields` names the inputs at fault. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The whole answer, for its other fields. */
  readonly reply: Readonly<Record<string, unknown>>;
  constructor(
    status: number,
    message: string,
    code = 'unknown',
    fields: Readonly<Record<string, string>> = {},
    reply: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.reply = reply;
  }
  is(failure: Failure): boolean {
    return this.code === failure.error;
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const meaningOf = (status: number): string => inPageLanguage(HANDLER_MESSAGE[status] ?? OTHER_MESSAGE);

/** Nobody said more than what the status means. */
export const isVague = ({ status, message }: CallError): boolean => message === meaningOf(status);

/** A failure as the contract declares it, where the browser is the one that finds it. */
export const foundHere = ({ status, message, error }: Pick<Failure, 'status' | 'message' | 'error'>): CallError =>
  new CallError(status, inPageLanguage(message), error);

/** The text of a failed call (ALL-15): the answer's message, else its error, else what the status means. */
export function refusalOf(status: number, body: unknown): CallError {
  const reply = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const message = text(reply.message) ?? text(reply.error) ?? meaningOf(status);
  return new CallError(status, message, text(reply.error), (reply.fields as Record<string, string>) ?? {}, reply);
}

type Input = { params?: unknown; query?: unknown; body?: unknown; key?: string; keepalive?: boolean };
/** A call that creates something sends a new `Idempotency-Key`; one that may be sent again for the same thing names its own. */
type Keyed = {
  readonly key?: string;
  /** Goes on when the page is left. */
  readonly keepalive?: boolean;
};
export type Transport = (endpoint: Endpoint, input: Input, signal?: AbortSignal) => Promise<unknown>;

let transport: Transport = () => Promise.reject(new Error('no transport was set'));

/** `fetch` in the browser, the call table in process while a page is rendered, a fake in a test. */
export function setTransport(next: Transport): void {
  transport = next;
}

export const call = <E extends Endpoint>(
  endpoint: E,
  input: CallOf<E> & Keyed,
  signal?: AbortSignal,
): Promise<ReplyOf<E>> => transport(endpoint, input as Input, signal) as Promise<ReplyOf<E>>;

/** A list of what staff have switched off is empty. */
export const orNoneWhenOff = <T>(list: Promise<readonly T[]>): Promise<readonly T[]> =>
  list.catch((error: unknown) => {
    if (error instanceof CallError && error.is(featureOff)) return [];
    throw error;
  });
