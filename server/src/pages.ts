import type { Failure } from '@plyhaat/contract/core/endpoint';
import { isOwnScreen, type Language, languageOf } from '@plyhaat/contract/core/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CachedReply } from '#platform/cache/cached-reply.ts';
import { KeptValues } from '#platform/cache/kept-values.ts';
import type { Deps } from '#platform/deps.ts';
import { sendCached, staleInOutage } from '#platform/http/cached.ts';
import type { App } from '#platform/http/http.ts';
import { isApi, type RefusalPage } from '#platform/http/refusals.ts';
import { makePage, type Wanted, type Workshop } from './pages.make.ts';
import type { Redirect, Source } from './pages.source.ts';

export type Pages = { readonly mount: (app: App, deps: Deps) => Promise<void>; readonly refusal: RefusalPage };

/** For tests of the API alone. */
export const noPages: Pages = {
  mount: async () => {},
  refusal: async (_request, reply, failure) => reply.type('text/plain').send(failure.message),
};

const REFUSAL_MS = 5000;
/** Whoever has too much to do does not draw the same refusal again and again. */
function refusalPages(make: (wanted: Wanted, failure: Failure) => Promise<CachedReply | Redirect>) {
  const drawn = new LRUCache<string, CachedReply>({ max: 30, ttl: REFUSAL_MS });
  return async (failure: Failure, language: Language): Promise<CachedReply | undefined> => {
    const name = `${language} ${failure.error}`;
    const cached = failure.status === 503 ? drawn.get(name) : undefined;
    if (cached) return cached;
    const made = await make({ url: '/', language }, failure);
    if ('location' in made) return undefined;
    drawn.set(name, made);
    return made;
  };
}

/** Serves every address that is not the API's: page files first, then the rendered page, from the cache when it can. */
export function pagesFrom(source: Source): Pages {
  let workshop: Workshop;
  const make = (wanted: Wanted, failure?: Failure) => makePage(workshop, wanted, failure);
  const spoken = (request: FastifyRequest, address = request.url) =>
    languageOf({ address, cookie: request.headers.cookie }, workshop.deps.settings.languages);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { app, deps } = workshop;
    const { languages } = deps.settings;
    const url = (await source.web()).addressOf(request.url, languages);
    const language = spoken(request, url);
    // The address of a screen of one's own does not say its language.
    const isChosen = isOwnScreen(url) && languages.length > 1;
    const key = isChosen ? `page ${language} ${url}` : `page ${url}`;
    if (isChosen) reply.header('cache-control', 'private, no-cache');
    const ready = deps.cache.readily(key);
    if (ready) return sendCached(request, reply, ready.reply, ready.seconds);
    const since = deps.cache.mark();
    try {
      const made = await make({ url, language });
      if ('location' in made) return reply.redirect(made.location, made.status);
      if (source.keep && made.status === 200 && made.until > Date.now()) deps.cache.set(key, made, since);
      return sendCached(request, reply, made);
    } catch (error) {
      const stale = staleInOutage(app, deps, key, error);
      return sendCached(request, reply, stale.reply, stale.seconds);
    }
  };

  const refusalOf = refusalPages(make);

  return {
    async mount(app, deps) {
      workshop = { source, app, deps, parts: new KeptValues(deps.cache) };
      await source.serveFiles(app);
      app.get('/*', { schema: { hide: true } as never }, (request, reply) =>
        isApi(request) ? reply.callNotFound() : answer(request, reply),
      );
    },
    async refusal(request, reply, failure) {
      try {
        const made = await refusalOf(failure, spoken(request));
        if (made) return sendCached(request, reply, made);
      } catch (error) {
        request.log.error({ err: error }, 'the refusal page failed too');
      }
      return reply.type('text/plain; charset=utf-8').send(failure.message);
    },
  };
}
