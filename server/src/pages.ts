import type { Endpoint, Failure } from '@plyhaat/contract/core/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Kept } from '#platform/cache/cache.ts';
import { join, type Pieces } from '#platform/cache/pieces.ts';
import { readTogether } from '#platform/cache/reads.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, callInProcess, sendKept } from '#platform/http/http.ts';
import type { RefusalPage } from '#platform/http/refusals.ts';

type Call = (endpoint: Endpoint, input: object) => Promise<object>;
type House = { demo: boolean; publicUrl: string };
type Page = { status: number; head: string; body: Pieces; state: Pieces };
type Redirect = { status: number; location: string };

/** What the web app's server entry offers; it is built apart and loaded at run time. */
export type Render = (request: {
  url: string;
  call: Call;
  house: House;
  failure?: Failure;
}) => Promise<Page | Redirect>;

/** The files every page loads; `later` are those that its script fetches once the first picture is there. */
export type Assets = {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly later: readonly string[];
};

export type Pages = { readonly mount: (app: App, deps: Deps) => Promise<void>; readonly refusal: RefusalPage };

/** For tests of the API alone. */
export const noPages: Pages = {
  mount: async () => {},
  refusal: async (_request, reply, failure) => reply.type('text/plain').send(failure.message),
};

const HTML = 'text/html; charset=utf-8';
const PAGE_SECONDS = 60;
const FONT = '/fonts/figtree-latin.woff2';

/**
 * The document around a rendered page. A page can be read before it can be clicked, so nothing of its scripts is fetched
 * ahead of its pictures. A refusal's address may be unreadable to the router, so it stays without scripts.
 */
function documentOf(page: Page, assets: Assets, live: boolean): Pieces {
  const later = assets.later.length > 0 ? ` data-later="${assets.later.join(' ')}"` : '';
  const before = [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="preload" href="${FONT}" as="font" type="font/woff2" crossorigin>`,
    page.head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#4A3226">',
    '</head><body><div id="app">',
  ];
  const scripts = assets.scripts.map((src) => `<script type="module" src="${src}"${later}></script>`).join('');
  const state = ['<script type="application/json" id="state">', ...page.state, `</script>${scripts}`];
  return [before.join(''), ...page.body, '</div>', ...(live ? state : []), '</body></html>'];
}

/** Where pages come from: the built bundle, or a bundler that reads the sources. */
export type Source = {
  readonly render: () => Promise<Render>;
  readonly assets: Assets;
  readonly serveFiles: (app: App) => Promise<void>;
  readonly keep: boolean;
  readonly finish?: (url: string, html: string) => Promise<string>;
};

/** Serves every address that is not the API's: page files first, then the rendered page, from the cache when it can. */
export function pagesFrom(source: Source): Pages {
  let deps: Deps;
  let app: App;

  /** Renders for an anonymous visitor, calling the API in this process, and remembers what the page depends on. */
  const make = async (url: string, failure?: Failure): Promise<Kept | Redirect> => {
    const tags = new Set<string>();
    let whole = true;
    let until = Number.POSITIVE_INFINITY;
    const keepUntil = (moment: number) => {
      until = Math.min(until, moment);
    };
    const call: Call = (endpoint, input) => {
      for (const tag of endpoint.cache?.tags ?? []) tags.add(tag);
      return callInProcess(app.callTable, endpoint, input, keepUntil).catch((error: unknown) => {
        whole &&= error instanceof AppError;
        throw error;
      });
    };
    const { demo, publicUrl } = deps.settings;
    const render = await source.render();
    const page = await readTogether(() =>
      render({ url, call, house: { demo, publicUrl }, ...(failure && { failure }) }),
    );
    if ('location' in page) return page;
    const html = documentOf(page, source.assets, !failure);
    const finished = source.finish ? await source.finish(url, join(html).toString()) : html;
    return new Kept(finished, {
      type: HTML,
      status: page.status,
      tags: [...tags],
      seconds: whole ? PAGE_SECONDS : 0,
      until,
    });
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = `page ${request.url}`;
    const earlier = deps.cache.get(key);
    if (earlier) return sendKept(request, reply, earlier);
    const since = deps.cache.mark();
    const made = await make(request.url);
    if ('location' in made) return reply.redirect(made.location, made.status);
    if (source.keep && made.status === 200) deps.cache.set(key, made, since);
    return sendKept(request, reply, made);
  };

  return {
    async mount(mountedApp, mountedDeps) {
      app = mountedApp;
      deps = mountedDeps;
      await source.serveFiles(app);
      app.get('/*', { schema: { hide: true } as never }, (request, reply) =>
        /^\/api(\/|$|\?)/i.test(request.url) ? reply.callNotFound() : answer(request, reply),
      );
    },
    async refusal(request, reply, failure) {
      try {
        const made = await make('/', failure);
        if (!('location' in made)) return sendKept(request, reply, made);
      } catch (error) {
        request.log.error({ err: error }, 'the refusal page failed too');
      }
      return reply.type('text/plain; charset=utf-8').send(failure.message);
    },
  };
}
