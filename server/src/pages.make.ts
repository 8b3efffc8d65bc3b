import type { Failure } from '@plyhaat/contract/core/endpoint';
import { LANGUAGES, type Language, readPrefix } from '@plyhaat/contract/core/languages';
import { isGone } from '#modules/discovery/discovery.ts';
import { CachedReply } from '#platform/cache/cached-reply.ts';
import type { Kept, KeptValues } from '#platform/cache/kept-values.ts';
import { readTogether } from '#platform/cache/reads.ts';
import { isOutage } from '#platform/db/outage.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { callInProcess } from '#platform/http/in-process.ts';
import { SETTINGS_TAG } from '#platform/site-settings/site-settings.ts';
import type { Assets, Call, Keep, Page, Redirect, Source } from './pages.source.ts';

const HTML = 'text/html; charset=utf-8';
const PAGE_SECONDS = 60;
const GONE = 410;
const FONT = '/fonts/figtree-latin.woff2';

/** What a page is asked for: an address, and the language that it is drawn in. */
export type Wanted = { readonly url: string; readonly language: Language };
type Manner = Pick<Wanted, 'language'> & { live: boolean };

/**
 * The document around a rendered page. A page can be read before React answers, so nothing of its scripts but the one
 * that keeps early taps is fetched ahead of its pictures. A refusal's address may be unreadable to the router, so it stays without scripts.
 */
function documentOf(page: Page, assets: Assets, { live, language }: Manner, at: number): string {
  const files = assets.later(page.screens, language);
  const later = files.length > 0 ? ` data-later="${files.join(' ')}"` : '';
  const early = assets.early.map((src) => `<script src="${src}"></script>`).join('');
  const before = [
    `<!doctype html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    live ? early : '',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="preload" href="${FONT}" as="font" type="font/woff2" crossorigin>`,
    page.head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/180.png">',
    '<link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="#4A3226">',
    `</head><body><div id="app">`,
  ];
  const beside = assets.beside.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  const scripts = assets.scripts.map((src) => `<script type="module" src="${src}"${later}></script>`).join('');
  const state = `<script type="application/json" id="state">{"at":${at},${page.state}}</script>`;
  const after = live ? `${page.after}${state}${beside}${scripts}` : '';
  return `${before.join('')}${page.body}</div>${after}</body></html>`;
}

type Made = Manner & { tags: string[]; seconds: number; until: number };
async function replyOf(source: Source, url: string, page: Page, made: Made): Promise<CachedReply> {
  const { live, language, ...lifetime } = made;
  const documentAt = (at: number) => documentOf(page, source.assets, { live, language }, at);
  const options = { type: HTML, status: page.status, ...lifetime };
  if (source.finish) return new CachedReply(await source.finish(url, documentAt(Date.now())), options);
  // The moment of making tells the browser how old the data is; it does not make the same page another one.
  const { styles, early, scripts } = source.assets;
  const identity = [language, ...styles, ...early, ...scripts, page.head, page.body, page.state];
  return new CachedReply(documentAt(Date.now()), { ...options, identity });
}

/** What a page, or a part of it, depends on. Every one shows how to reach us. */
class Shown {
  readonly #tags = new Set<string>([SETTINGS_TAG]);
  until = Number.POSITIVE_INFINITY;
  fault: unknown;

  get tags(): string[] {
    return [...this.#tags];
  }

  add(tags: readonly string[]): void {
    for (const tag of tags) this.#tags.add(tag);
  }

  keepUntil(moment: number): void {
    this.until = Math.min(this.until, moment);
  }

  note(error: unknown): void {
    if (!(error instanceof AppError) && !isOutage(this.fault)) this.fault = error;
  }
}

/** Where pages are made: the source of their code, and the API that they call. */
export type Workshop = { readonly source: Source; readonly app: App; readonly deps: Deps; readonly parts: KeptValues };

function callsOf({ app, deps }: Workshop, shown: Shown, language: Language, failure?: Failure): Call {
  const keepUntil = (moment: number) => shown.keepUntil(moment);
  return (endpoint, input) => {
    shown.add(endpoint.cache?.tags ?? []);
    return callInProcess(app, deps, endpoint, input, keepUntil, language).catch((error: unknown) => {
      // What surrounds a refusal must not be refused itself: its menu stays empty.
      if (failure) return { success: true, data: [] };
      shown.note(error);
      throw error;
    });
  };
}

/** A part is kept by itself: a page that shows it is made of what it shows. */
const keepsOf =
  (workshop: Workshop, shown: Shown, language: Language): Keep =>
  async <T>(name: string, make: (call: Call) => Promise<T>) => {
    const { source, deps, parts } = workshop;
    const include = ({ tags, until }: Pick<Kept<T>, 'tags' | 'until'>) => {
      shown.add(tags);
      shown.keepUntil(until);
    };
    const kept = source.keep ? parts.get<T>(name) : undefined;
    if (kept) {
      include(kept);
      return kept.value;
    }
    const own = new Shown();
    const since = deps.cache.mark();
    try {
      const value = await make(callsOf(workshop, own, language));
      if (!own.fault) parts.set(name, { value, tags: own.tags, until: own.until }, since);
      return value;
    } finally {
      include(own);
      if (own.fault) shown.note(own.fault);
    }
  };

/** Renders for an anonymous visitor, calling the API in this process, and remembers what the page depends on. */
export async function makePage(workshop: Workshop, wanted: Wanted, failure?: Failure): Promise<CachedReply | Redirect> {
  const { source, deps } = workshop;
  const { url, language } = wanted;
  const shown = new Shown();
  const { demo, publicUrl, languages } = deps.settings;
  const { render } = await source.web();
  const { changed } = await deps.site.read();
  const installation = { demo, publicUrl, ...(changed && { changed }), ...(languages.length > 1 && { languages }) };
  const call = callsOf(workshop, shown, language, failure);
  const keep = keepsOf(workshop, shown, language);
  const page = await readTogether(() =>
    render({ url, language, call, keep, installation, ...(failure && { failure }) }),
  );
  const { fault, tags, until } = shown;
  if (isOutage(fault)) throw fault;
  if ('location' in page) return page;
  const isMissing = page.status === 404 && !failure;
  const status = isMissing && (await isGone(deps.db, readPrefix(url, languages).rest)) ? GONE : page.status;
  const made = { language, tags, until, seconds: fault ? 0 : PAGE_SECONDS, live: !failure };
  return replyOf(source, url, { ...page, status }, made);
}
