import { AsyncLocalStorage } from 'node:async_hooks';
import { I18nProvider } from '@lingui/react';
import type { Endpoint, Failure } from '@plyhaat/contract/core/endpoint';
import { addressIn, LANGUAGES, type Language } from '@plyhaat/contract/core/languages';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { CallError, setTransport } from '#api/call.ts';
import { EarlyLogin } from '#features/identity/login/EarlyLogin.tsx';
import { speaking } from '#languages/served-messages.ts';
import { parseSearch, stringifySearch } from '#shell/address.ts';
import type { Installation } from '#shell/installation.ts';
import { fileOf } from '#shell/screen.ts';
import { Unloaded } from '#shell/Unloaded.tsx';
import { drawPage, type KeepDrawn } from './drawn-sections.tsx';
import { readPartOf } from './page-address.ts';
import { inScript, pageQueries } from './page-queries.ts';
import { createAppRouter } from './router.tsx';

type Call = (endpoint: Endpoint, input: object) => Promise<object>;
/** The kept value of this name; one that is not kept is made, by calls of its own. */
type Keep = <T>(name: string, make: (call: Call) => Promise<T>) => Promise<T>;
type Asked = { url: string; language: Language; call: Call; keep: Keep; installation: Installation; failure?: Failure };
type Page = {
  status: number;
  head: string;
  body: string;
  after: string;
  state: string;
  screens: readonly string[];
};
type Redirect = { status: number; location: string };

/** Pages are rendered side by side; each one's calls must find their own way back. */
const rendering = new AsyncLocalStorage<Call>();
setTransport((endpoint, input) => {
  const call = rendering.getStore();
  return call ? call(endpoint, input).catch(asCallError) : Promise.reject(new Error('called outside of a page'));
});

/** Turns a refusal of the server into the error that screens expect. */
function asCallError(error: unknown): never {
  if (typeof error !== 'object' || error === null || !('failure' in error)) throw error;
  const { status, message, error: code } = error.failure as Failure;
  throw new CallError(status, message, code);
}

const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** React puts a page's own title and meta in front of its markup; they belong in the document's head. */
function split(html: string): Pick<Page, 'head' | 'body'> {
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** What the browser itself opens for a tap that comes before React, or that comes instead of it. The same for every page of a language. */
const afterIn = (language: Language) =>
  renderToStaticMarkup(
    <I18nProvider i18n={speaking(language)}>
      <EarlyLogin />
      <Unloaded />
    </I18nProvider>,
    { identifierPrefix: 'early-' },
  );
const AFTER = new Map(Object.keys(LANGUAGES).map((language) => [language, afterIn(language as Language)]));

const NOWHERE = '/-/refused';

export const addressOf = (url: string, languages: readonly Language[]): string => readPartOf(url, languages);

/**
 * An address as the router would write it. One that is rewritten by language it compares with its own as it came, and
 * leads from `?category=` to no query at all.
 */
function asWritten(url: string): string {
  const [path = '/', ...words] = url.split('?');
  return path + stringifySearch(parseSearch(words.join('?')));
}

/** Renders one address for an anonymous visitor. What the loaders fetched travels with the page: hydration calls nothing. */
export const render = (request: Asked): Promise<Page | Redirect> =>
  rendering.run(request.call, () => renderPage({ ...request, url: asWritten(request.url) }));

/** Asks the router's own handler, which dehydrates whatever it draws, where an address leads that is no page. */
async function redirectFrom({ url, language, installation }: Asked): Promise<Redirect> {
  const handle = createRequestHandler({
    createRouter: () => createAppRouter(pageQueries(), installation, { isServer: true, i18n: speaking(language) }),
    request: new Request(new URL(url, 'http://localhost')),
  });
  const { status, headers } = await handle(async () => new Response());
  return { status, location: headers.get('location') ?? '/' };
}

async function renderPage(request: Asked): Promise<Page | Redirect> {
  const { url, language, installation, failure, keep } = request;
  const queries = pageQueries();
  const history = createMemoryHistory({ initialEntries: [failure ? addressIn(language, NOWHERE) : url] });
  const i18n = speaking(language);
  const router = createAppRouter(queries, installation, { history, isServer: true, i18n, ...(failure && { failure }) });
  await router.load();
  // A page has matches, if only the one that says that there is none.
  if (router.state.matches.length === 0) return redirectFrom(request);
  const keepDrawn: KeepDrawn = (name, draw) => keep(`${language} ${name}`, (call) => rendering.run(call, draw));
  const { html, answers } = await drawPage(router, keepDrawn);
  return {
    status: failure?.status ?? getSsrStatus(router),
    ...split(html),
    after: AFTER.get(language) ?? '',
    state: `"installation":${inScript(installation)},"queries":[${answers}]`,
    // The router waits for all of them, whichever it shows.
    screens: router.state.matches.flatMap(({ routeId }) => {
      const { component, pendingComponent, errorComponent, notFoundComponent } = router.routesById[routeId].options;
      return [component, pendingComponent, errorComponent, notFoundComponent].flatMap((part) => fileOf(part) ?? []);
    }),
  };
}
