import type * as z from 'zod/mini';
import type { Feature } from './site.ts';

/**
 * Who may call. `public` anyone; `member` signed in; `seller` a business role; `approver`, `manager` and `admin` are
 * staff of rising power; `local` this machine's own operator; `demo` anyone on this machine, in demo mode only; `approverOrDemo` staff,
 * in demo mode anyone.
 */
export type Access =
  | 'public'
  | 'member'
  | 'seller'
  | 'approver'
  | 'manager'
  | 'admin'
  | 'local'
  | 'demo'
  | 'approverOrDemo';

/** A refusal the caller is meant to understand: thrown by the server, recognised by the browser. */
export type Failure = {
  readonly error: string;
  readonly status: number;
  readonly message: string;
  /** Where the caller can put it right. */
  readonly link?: string;
};
export const failure = (error: string, status: number, message: string, link?: string): Failure => ({
  error,
  status,
  message,
  ...(link && { link }),
});

type Schema = z.core.$ZodType;

/** What a field's file is for: a use of the media contract, or the name of the field that says so. */
export type FileRule = string | { readonly named: string };
type Shape = { readonly [name: string]: Schema };

/** What every form of the product fits into, several times over. */
export const MOST_JSON_BYTES = 64 * 1024;

/** One HTTP call, described once: the server binds it, the browser calls it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  /** Of the administration: open to staff who have not entered their second factor in this session. */
  readonly beforeFactor?: true;
  /** Admits a token that refreshing has just replaced too; the handler sees that it comes from where it was replaced. */
  readonly takesReplaced?: true;
  /** For the member itself alone, not for staff who see as it. */
  readonly ownerOnly?: true;
  /** Refused to everybody while staff have this switched off. */
  readonly feature?: Feature;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Bodies of any type are accepted and ignored, as of a mail program's one-click call (RFC 8058). */
  readonly ignoresBody?: true;
  /** The most bytes of a JSON body, where its texts may be longer than `MOST_JSON_BYTES`. */
  readonly mostBytes?: number;
  /**
   * Fields that may hold a file, as `logo` or `imagesArr[].image`: sent as multipart or as base64 data. The handler finds
   * the id of the stored upload there.
   */
  readonly files?: Readonly<Record<string, FileRule>>;
  /** The most bytes of a body that is raw bytes and nothing else; the handler finds them as `exchange.bytes`. */
  readonly rawBytes?: number;
  /** The success envelope's names beside `success`. */
  readonly reply: Shape;
  readonly failures?: readonly Failure[];
  /** A POST that creates: an `Idempotency-Key` makes its second click harmless. */
  readonly creates?: true;
  /**
   * A creating call that commits before it goes outside, as a purchase does. No transaction is put around it: sent again
   * with its key before it was answered, its handler runs again and finds its own record by `exchange.idempotencyKey`.
   */
  readonly commitsItself?: true;
  /** Of a GET: headers that say what there is to know, so that HEAD is worth asking, each with its meaning. */
  readonly head?: Readonly<Record<string, string>>;
  /** The fields of `data` that a caller who accepts `text/csv` gets as a table. */
  readonly csv?: readonly string[];
  /** How long an anonymous caller's answer may be kept, and which changes drop it. */
  readonly cache?: { readonly seconds: number; readonly tags: readonly string[] };
};
export const endpoint = <const E extends Endpoint>(e: E): E => e;

type Part<E, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = E extends {
  [P in K]: infer S extends Schema;
}
  ? { [P in K]: Side extends 'input' ? z.input<S> : z.output<S> }
  : unknown;

/** What a caller writes, before defaults. */
export type CallOf<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>;

/** What a handler receives, after parsing. */
export type InputOf<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>;

type OptionalNames<R extends Shape> = { [K in keyof R]: undefined extends z.output<R[K]> ? K : never }[keyof R];

/** What a handler returns and a caller gets: the envelope without its `success`. */
export type ReplyOf<E extends Endpoint> = {
  [K in Exclude<keyof E['reply'], OptionalNames<E['reply']>>]: z.output<E['reply'][K]>;
} & { [K in OptionalNames<E['reply']>]?: z.output<E['reply'][K]> };

/** `failure` on the wire. */
export type FailureReply = {
  readonly success: false;
  readonly message: string;
  readonly error: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly link?: string;
};
