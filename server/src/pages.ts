import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Endpoint, Failure } from '@plyhaat/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Kept } from '#platform/cache.ts';
import type { Deps } from '#platform/deps.ts';
import { type App, callInProcess, sendKept } from '#platform/http.ts';
import type { RefusalPage } from '#platform/refusals.ts';

/** What the web app's server entry offers; the entry itself is built apart and loaded at run time. */
type Rendered = { status: number; head: string; body: string; state: string; chunks: string[]; redirect?: string };
type Call = (endpoint: Endpoint, input: object) => Promise<object>;
type House = { demo: boolean; publicUrl: string };
export type Render = (request: { url: string; call: Call; house: House; failure?: Failure }) => Promise<Rendered>;

/** How a rendered page becomes a document: which files it loads. */
export type Assets = {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  chunk(source: string): string[];
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

export function documentOf(page: Rendered, assets: Assets): string {
  const preload = [...assets.scripts, ...page.chunks.flatMap((source) => assets.chunk(source))];
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="preload" href="${FONT}" as="font" type="font/woff2" crossorigin>`,
    page.head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#4A3226">',
    ...[...new Set(preload)].map((href) => `<link rel="modulepreload" href="${href}">`),
    `</head><body><div id="app">${page.body}</div>`,
    `<script type="application/json" id="state">${page.state}</script>`,
    ...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
    '</body></html>',
  ].join('');
}

/** Renders one address for an anonymous visitor, calling the API in this process, and remembers what it depends on. */
async function renderPage(render: Render, assets: Assets, app: App, deps: Deps, url: string, failure?: Failure) {
  const tags = new Set<string>();
  const call: Call = (endpoint, input) => {
    for (const tag of endpoint.cache?.tags ?? []) tags.add(tag);
    return callInProcess(app.callTable, endpoint, input);
  };
  const { demo, publicUrl } = deps.settings;
  const page = await render({ url, call, house: { demo, publicUrl }, ...(failure && { failure }) });
  const kept = new Kept(documentOf(page, assets), {
    type: HTML,
    status: page.status,
    tags: [...tags],
    seconds: PAGE_SECONDS,
  });
  return { kept, redirect: page.redirect };
}

type Source = {
  render: () => Promise<Render>;
  assets: () => Promise<Assets>;
  serveFiles: (app: App) => Promise<void>;
  keep: boolean;
};

/** Serves every address that is not the API's: page files first, then the rendered page, from the cache when it can. */
export function pagesFrom(source: Source): Pages {
  let deps: Deps;
  let app: App;
  const answer = async (request: FastifyRequest, reply: FastifyReply, failure?: Failure) => {
    const key = `page ${request.url}`;
    const earlier = source.keep && !failure ? deps.cache.get(key) : undefined;
    if (earlier) return sendKept(request, reply, earlier);
    const address = failure ? '/' : request.url;
    const { kept, redirect } = await renderPage(
      await source.render(),
      await source.assets(),
      app,
      deps,
      address,
      failure,
    );
    if (redirect) return reply.redirect(redirect, 302);
    if (source.keep && kept.status === 200) deps.cache.set(key, kept);
    if (kept.status === 200) return sendKept(request, reply, kept);
    return reply.code(kept.status).header('cache-control', 'no-store').type(HTML).send(kept.body.toString());
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
    refusal: (request, reply, failure) =>
      answer(request, reply, failure).catch((error) => {
        request.log.error({ err: error }, 'the refusal page failed too');
        return reply.type('text/plain; charset=utf-8').send(failure.message);
      }),
  };
}

const dist = path.resolve(import.meta.dirname, '../../web/dist');

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;

/** The built bundle: hashed files that never change, compressed when they were built. */
export async function builtPages(): Promise<Pages> {
  const manifest: Manifest = JSON.parse(fs.readFileSync(path.join(dist, 'client/.vite/manifest.json'), 'utf8'));
  const { render } = (await import(path.join(dist, 'server/entry-server.js'))) as { render: Render };
  const entry = Object.values(manifest).find((item) => item.isEntry);
  const assets: Assets = {
    styles: (entry?.css ?? []).map((file) => `/${file}`),
    scripts: entry ? [`/${entry.file}`] : [],
    chunk: (source) => {
      const item = manifest[source];
      const imported = (item?.imports ?? []).flatMap((name) => manifest[name]?.file ?? []);
      return item ? [item.file, ...imported].map((file) => `/${file}`) : [];
    },
  };
  return pagesFrom({
    render: async () => render,
    assets: async () => assets,
    keep: true,
    serveFiles: async (app) => {
      await app.register(fastifyStatic, {
        root: path.join(dist, 'client'),
        wildcard: false,
        decorateReply: false,
        preCompressed: true,
        index: false,
        globIgnore: ['**/.vite/**'],
        setHeaders: (reply, file) =>
          void reply.header(
            'cache-control',
            file.includes(`${path.sep}assets${path.sep}`)
              ? 'public, max-age=31536000, immutable'
              : 'public, max-age=3600',
          ),
      });
    },
  });
}
