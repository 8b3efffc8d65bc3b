import type { Failure } from '@plyhaat/contract/core/endpoint';
import { isGone } from '#modules/discovery/discovery.ts';
import { CachedReply } from '#platform/cache/cached-reply.ts';
import { join, type Pieces } from '#platform/cache/pieces.ts';
import { readTogether } from '#platform/cache/reads.ts';
import { isOutage } from '#platform/db/outage.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { callInProcess } from '#platform/http/in-process.ts';
import { SETTINGS_TAG } from '#platform/site-settings/site-settings.ts';
import type { Assets, Call, Page, Redirect, Source } from './pages.source.ts';

const HTML = 'text/html; charset=utf-8';
const PAGE_SECONDS = 60;
const GONE = 410;
const FONT = '/fonts/figtree-latin.woff2';

/**
 * The document around a rendered page. A page can be read before React answers, so nothing of its scripts but the one
 * that keeps early taps is fetched ahead of its pictures. A refusal's address may be unreadable to the router, so it stays without scripts.
 */
function documentOf(page: Page, assets: Assets, live: boolean, at: number): Pieces {
  const files = assets.later(page.screens);
  const later = files.length > 0 ? ` data-later="${files.join(' ')}"` : '';
  const early = assets.early.map((src) => `<script src="${src}"></script>`).join('');
  const before = [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    live ? early : '',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="preload" href="${FONT}" as="font" type="font/woff2" crossorigin>`,
    page.head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/180.png">',
    '<link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="#4A3226">',
    `</head><body>${page.icons}<div id="app">`,
  ];
  const beside = assets.beside.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  const scripts = assets.scripts.map((src) => `<script type="module" src="${src}"${later}></script>`).join('');
  const state = [
    '<script type="application/json" id="state">',
    `{"at":${at},`,
    ...page.state,
    `}</script>${beside}${scripts}`,
  ];
  return [before.join(''), ...page.body, '</div>', ...(live ? [page.after, ...state] : []), '</body></html>'];
}

type Lifetime = { tags: string[]; seconds: number; until: number; live: boolean };
async function replyOf(source: Source, url: string, page: Page, { live, ...lifetime }: Lifetime): Promise<CachedReply> {
  const documentAt = (at: number) => documentOf(page, source.assets, live, at);
  const options = { type: HTML, status: page.status, ...lifetime };
  if (source.finish) return new CachedReply(await source.finish(url, join(documentAt(Date.now())).toString()), options);
  // The moment of making tells the browser how old the data is; it does not make the same page another one.
  return new CachedReply(documentAt(Date.now()), { ...options, identity: documentAt(0) });
}

/** Renders for an anonymous visitor, calling the API in this process, and remembers what the page depends on. */
export async function makePage(
  source: Source,
  app: App,
  deps: Deps,
  url: string,
  failure?: Failure,
): Promise<CachedReply | Redirect> {
  // Every page shows how to reach us.
  const tags = new Set<string>([SETTINGS_TAG]);
  let fault: unknown;
  let until = Number.POSITIVE_INFINITY;
  const keepUntil = (moment: number) => {
    until = Math.min(until, moment);
  };
  const call: Call = (endpoint, input) => {
    for (const tag of endpoint.cache?.tags ?? []) tags.add(tag);
    return callInProcess(app, deps, endpoint, input, keepUntil).catch((error: unknown) => {
      // What surrounds a refusal must not be refused itself: its menu stays empty.
      if (failure) return { success: true, data: [] };
      if (!(error instanceof AppError) && !isOutage(fault)) fault = error;
      throw error;
    });
  };
  const { demo, publicUrl } = deps.settings;
  const { render } = await source.web();
  const { changed } = await deps.site.read();
  const installation = { demo, publicUrl, ...(changed && { changed }) };
  const page = await readTogether(() => render({ url, call, installation, ...(failure && { failure }) }));
  if (isOutage(fault)) throw fault;
  if ('location' in page) return page;
  const status = page.status === 404 && !failure && (await isGone(deps.db, url)) ? GONE : page.status;
  return replyOf(
    source,
    url,
    { ...page, status },
    { tags: [...tags], seconds: fault ? 0 : PAGE_SECONDS, until, live: !failure },
  );
}
