import type { Endpoint, Failure } from '@plyhaat/contract/core/endpoint';
import type { Language } from '@plyhaat/contract/core/languages';
import type { ChangedSite } from '@plyhaat/contract/core/site';
import type { App } from '#platform/http/http.ts';

export type Call = (endpoint: Endpoint, input: object) => Promise<object>;
type Installation = { demo: boolean; publicUrl: string; changed?: ChangedSite; languages?: readonly Language[] };
/** `after` follows the app's own HTML, `state` is the inside of a JSON object, `screens` are the names of its screens’ files. */
export type Page = {
  status: number;
  head: string;
  body: string;
  after: string;
  state: string;
  screens: readonly string[];
};
export type Redirect = { status: number; location: string };

/** The kept value of this name; one that is not kept is made, by calls of its own. */
export type Keep = <T>(name: string, make: (call: Call) => Promise<T>) => Promise<T>;

/** What the web app's server entry offers; it is built apart and loaded at run time. */
export type WebApp = {
  readonly render: (request: {
    url: string;
    language: Language;
    call: Call;
    keep: Keep;
    installation: Installation;
    failure?: Failure;
  }) => Promise<Page | Redirect>;
  /** The address without what its page does not read. */
  readonly addressOf: (url: string, languages: readonly Language[]) => string;
};

/** The files every page loads; `later` are those that a page's script fetches once the first picture is there. */
export type Assets = {
  readonly styles: readonly string[];
  /** Run before the first paint. */
  readonly early: readonly string[];
  readonly scripts: readonly string[];
  /** What the scripts cannot run without. */
  readonly beside: readonly string[];
  readonly later: (screens: readonly string[], language: Language) => readonly string[];
};

/** Where pages come from: the built bundle, or a bundler that reads the sources. */
export type Source = {
  readonly web: () => Promise<WebApp>;
  readonly assets: Assets;
  readonly serveFiles: (app: App) => Promise<void>;
  readonly keep: boolean;
  readonly finish?: (url: string, html: string) => Promise<string>;
};
