import { Readable } from 'node:stream';
import type { Endpoint, InputOf, ReplyOf } from '@plyhaat/contract/core/endpoint';
import * as general from '@plyhaat/contract/core/errors';
import { type Language, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { CachedReply } from '../cache/cached-reply.ts';
import { readTogether } from '../cache/reads.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { languageOfReply } from '../languages/asked.ts';
import type { Languages } from '../languages/languages.ts';
import { withReferenceTexts } from '../languages/reference-texts.ts';
import { admit, type Member, type Who } from './access.ts';
import { answerCached, cacheKeyOf, sendCached } from './cached.ts';
import { compiled } from './compiled.ts';
import { acceptsCsv, toCsv } from './csv.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { AppError } from './failure.ts';
import { admitFeature, cacheOf } from './feature-gate.ts';
import { keyOf, once } from './idempotency.ts';
import { withIgnoredBody } from './ignored-body.ts';
import { placeOf } from './loopback.ts';
import { parsed } from './parsed.ts';
import { withFiles, withRawBody } from './received-files.ts';
import { withFieldNames } from './refused-fields.ts';
import { noteSeenAs, withoutContacts } from './seen-as.ts';
import { limitWrites } from './write-limit.ts';

export type App = FastifyInstance;

/** What a handler may know and say of the HTTP exchange around it. */
export type Exchange = {
  readonly ip: string;
  /** What the caller named a creating call, so that sending it again is harmless. */
  readonly idempotencyKey: string | undefined;
  /** The body of an endpoint that takes raw bytes. */
  readonly bytes: Uint8Array;
  /** What the reply is worded in. */
  readonly language: Language;
  /** Asked by a page of ours in this process: it reads our own names, and what it gets travels in its HTML. */
  readonly isPage: boolean;
  header(name: string): string | undefined;
  setHeader(name: string, value: string): void;
  /** What the answer shows changes by itself then (milliseconds, by this process's clock): it is not kept beyond. */
  keepUntil(moment: number): void;
  /** Answers with server-sent events instead: `begin` gets the stream once the call is through. */
  stream(begin: (events: EventStream) => void): void;
  /** Answers with another address instead, for browsers that came here by a link or a form. */
  redirect(to: string): void;
  /** Answers with a table instead, piece by piece, where the caller accepts one: `lines` makes them. */
  table(lines: () => AsyncIterable<string>): void;
};

export type Handler<E extends Endpoint> = (
  /** `db` is the transaction around a creating call, which also writes its idempotency key; elsewhere the pool. */
  input: InputOf<E> & { who: Who<E['access']>; exchange: Exchange; db: Db },
) => Promise<ReplyOf<E>>;

export type Input = { params?: unknown; query?: unknown; body?: unknown };
/** What runs around a handler and gives it its `db`. */
type Around = (run: (db: Db) => Promise<object>) => Promise<object>;
type Bound = {
  readonly endpoint: Endpoint;
  readonly answer: (input: Input, who: Member | null, exchange: Exchange, around?: Around) => Promise<object>;
};

/** Every endpoint of the app by method and path: the pages call it in process, the access test walks it. */
export type CallTable = Map<string, Bound>;
export const tableKey = (e: Pick<Endpoint, 'method' | 'path'>): string => `${e.method} ${e.path.toLowerCase()}`;

const GENERAL = new Set<unknown>(Object.values(general));

/** Reduces a handler's result to the reply its endpoint declares, in the language that was asked for. */
function replies(e: Endpoint, languages: Languages): (result: object, language: Language) => object {
  const schema = z.object({ success: z.literal(true), ...e.reply });
  return (result, language) => {
    const reply: object = compiled(schema).parse({ success: true, ...result });
    if (language === SOURCE_LANGUAGE) return reply;
    const told = (text: string) => languages.sentence(language, text);
    const named = withReferenceTexts(schema, reply, told);
    return 'message' in named ? { ...named, message: told(String(named.message)) } : named;
  };
}

/** Parses what comes in, runs the handler, and lets out only what the endpoint declares. */
function bind<E extends Endpoint>(e: E, handle: Handler<E>, { db, strict, languages }: Deps): Bound {
  const replyTo = replies(e, languages);
  return {
    endpoint: e,
    async answer(input, who, exchange, around = (run) => run(db)) {
      const request = {
        params: e.params && parsed(e.params, input.params ?? {}),
        query: e.query && parsed(e.query, input.query ?? {}),
        body: e.body && parsed(e.body, input.body ?? {}),
      };
      try {
        return await around(async (db) =>
          replyTo(await handle({ ...request, who, exchange, db } as never), exchange.language),
        );
      } catch (error) {
        const declared =
          !(error instanceof AppError) || GENERAL.has(error.failure) || e.failures?.includes(error.failure);
        if (declared || !strict) throw withFieldNames(error, input.body);
        throw new Error(`${tableKey(e)} does not declare ${error.failure.error}`, { cause: error });
      }
    },
  };
}

export const NO_BYTES = new Uint8Array();

const exchangeOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  answers: Pick<Exchange, 'language' | 'keepUntil' | 'stream' | 'redirect' | 'table'>,
): Exchange => ({
  ip: request.ip,
  isPage: false,
  idempotencyKey: keyOf(request),
  bytes: request.body instanceof Uint8Array ? request.body : NO_BYTES,
  header: (name) => [request.headers[name.toLowerCase()]].flat()[0],
  setHeader: (name, value) => void reply.header(name, value),
  ...answers,
});

const JSON_TYPE = 'application/json; charset=utf-8';

type Lines = () => AsyncIterable<string>;

/** The rows of the answer, or the lines that its handler makes instead. */
const sendTable = (reply: FastifyReply, columns: readonly string[], answer: object, lines?: Lines): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept')
    .type('text/csv; charset=utf-8')
    .send(lines ? Readable.from(lines()) : toCsv(columns, (answer as { data: Record<string, unknown>[] }).data));

/** What the API's description says of an endpoint. */
const schemaOf = (e: Endpoint): FastifySchema => ({
  summary: e.summary,
  tags: [e.path.split('/')[1]?.toLowerCase() ?? ''],
  ...(e.params && { params: e.params }),
  ...(e.query && { querystring: e.query }),
  ...(e.body && { body: e.body }),
  response: { 200: z.object({ success: z.literal(true), ...e.reply }) },
});

/** A limit of the endpoint's own: refuses a caller before its body is read. */
export type Limit = (caller: { readonly who: Member | null; readonly ip: string }) => Promise<void>;

/** Binds one contract endpoint to one handler. Parsing, access and reply checking happen here and nowhere else. */
export function route<E extends Endpoint>(app: App, deps: Deps, e: E, handle: Handler<E>, limit?: Limit): void {
  const bound = bind(e, handle, deps);
  app.callTable.set(tableKey(e), bound);

  const options: RouteOptions = {
    method: e.method,
    url: `/api${e.path}`,
    ...(e.mostBytes && { bodyLimit: e.mostBytes }),
    schema: schemaOf(e),
    async onRequest(request, reply) {
      const language = languageOfReply(deps.languages, e, request);
      const key = request.headers.authorization ? undefined : cacheKeyOf(e, request as Input, language);
      const cached = key && deps.cache.readily(key);
      if (cached) return sendCached(request, reply, cached.reply, cached.seconds);
    },
    // After the rate limit, so that guessing tokens is limited too; before the body is read.
    async preParsing(request: FastifyRequest) {
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
      request.member = token ? await deps.identify(token, e.takesReplaced) : null;
      admit(e, request.member, placeOf(request, deps));
      await noteSeenAs(deps, request.member, e);
      await admitFeature(deps, e);
      if (e.method !== 'GET') await limitWrites(deps, request);
      await limit?.({ who: request.member, ip: request.ip });
    },
    async handler(request, reply) {
      let until = Number.POSITIVE_INFINITY;
      let begin: ((events: EventStream) => void) | undefined;
      let location: string | undefined;
      let lines: Lines | undefined;
      const language = languageOfReply(deps.languages, e, request);
      const exchange = exchangeOf(request, reply, {
        language,
        keepUntil: (moment) => {
          until = Math.min(until, moment);
        },
        stream: (start) => {
          begin = start;
        },
        redirect: (to) => {
          location = to;
        },
        table: (make) => {
          lines = make;
        },
      });
      const around = e.creates && ((run: (db: Db) => Promise<object>) => once(deps, e, request, run));
      const answer = () => bound.answer(request as Input, request.member, exchange, around);
      const run = e.cache ? () => readTogether(answer) : answer;
      const { actorId } = request.member ?? {};
      if (e.csv && !actorId && acceptsCsv(request.headers.accept)) return sendTable(reply, e.csv, await run(), lines);
      const cache = cacheOf(e);
      const key = request.member ? undefined : cacheKeyOf(e, request as Input, language);
      if (cache && key)
        return answerCached(app, deps, { request, reply, key }, async () => {
          const text = JSON.stringify(await run());
          return new CachedReply(text, { type: JSON_TYPE, ...cache, until });
        });
      const text = JSON.stringify(actorId ? withoutContacts(await run()) : await run());
      if (location) return reply.header('cache-control', 'no-store').redirect(location, 303);
      if (begin && request.method === 'GET') return begin(openEventStream(reply));
      return reply.header('cache-control', 'no-store').type(JSON_TYPE).send(text);
    },
  };
  if (e.files) withFiles(app, options, e.files);
  else if (e.ignoresBody) withIgnoredBody(app, options);
  else if (e.rawBytes) withRawBody(app, options, e.rawBytes);
  else app.route(options);
}

declare module 'fastify' {
  interface FastifyInstance {
    callTable: CallTable;
  }
  interface FastifyRequest {
    member: Member | null;
  }
  interface FastifySchema {
    summary?: string;
    tags?: readonly string[];
  }
}
