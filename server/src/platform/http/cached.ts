import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { type Language, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { StaleReply } from '../cache/cache.ts';
import type { CachedReply } from '../cache/cached-reply.ts';
import { isOutage } from '../db/outage.ts';
import type { Deps } from '../deps.ts';
import { compiled } from './compiled.ts';

/** Drops every name. */
const NOTHING = z.object({});

type AddressParts = { readonly params?: unknown; readonly query?: unknown };

/** One key for all addresses that mean the same: of what the endpoint reads of them, their language, and nothing else. */
export function cacheKeyOf(e: Endpoint, { params, query }: AddressParts, language: Language): string | undefined {
  if (!e.cache) return undefined;
  const parsed = [
    z.safeParse(compiled(e.params ?? NOTHING), params ?? {}),
    z.safeParse(compiled(e.query ?? NOTHING), query ?? {}),
  ];
  if (!parsed.every(({ success }) => success)) return undefined;
  const key = `${e.method} ${e.path.toLowerCase()} ${JSON.stringify(parsed.map(({ data }) => data))}`;
  return language === SOURCE_LANGUAGE ? key : `${key} ${language}`;
}

/** Answers from prepared bytes; 304 when the caller has them already. What may be out of date says for how long. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedReply, stale = 0): FastifyReply {
  const lasting = cached.status === 200;
  // Whoever asks may have said that it is for this visitor alone.
  const caching = reply.getHeader('cache-control') ?? 'public, no-cache';
  reply.header('cache-control', lasting ? caching : 'no-store').header('vary', 'accept-encoding');
  if (stale > 0) reply.header('x-plyhaat-stale', String(stale));
  if (lasting) reply.header('etag', cached.etag);
  if (lasting && request.headers['if-none-match'] === cached.etag) return reply.code(304).send();
  const { encoding, bytes } = cached.form(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(cached.status).header('content-type', cached.type).send(bytes);
}

/** In an outage what was true a short while ago is better than nothing; any other fault is the caller's to hear. */
export function staleInOutage(
  app: FastifyInstance,
  { cache }: Pick<Deps, 'cache'>,
  key: string,
  error: unknown,
): StaleReply {
  const stale = isOutage(error) ? cache.stale(key) : undefined;
  if (!stale) throw error;
  app.troubles.databaseAway(error);
  return stale;
}

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly key: string };

/** The cached reply of a key, or one that is made now and cached for the next visitor. */
export async function answerCached(
  app: FastifyInstance,
  deps: Pick<Deps, 'cache'>,
  { request, reply, key }: Visit,
  make: () => Promise<CachedReply>,
): Promise<FastifyReply> {
  const ready = deps.cache.readily(key);
  if (ready) return sendCached(request, reply, ready.reply, ready.seconds);
  const mark = deps.cache.mark();
  try {
    const made = await make();
    deps.cache.set(key, made, mark);
    return sendCached(request, reply, made);
  } catch (error) {
    const stale = staleInOutage(app, deps, key, error);
    return sendCached(request, reply, stale.reply, stale.seconds);
  }
}
