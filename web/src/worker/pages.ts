import { type Bounds, CACHED_AT, find, networkFirst, store } from './bounded-cache.ts';
import type { FetchEvent } from './scope.ts';

/** Home, lists of products, products, stores and the calculator. */
const SAVED = /^\/(?:(?:hi|mr)(?:\/|$))?(?:$|shop$|category\/|product\/|seller\/|calculator$)/;
const BOUNDS: Bounds = { entries: 24, size: 3_000_000 };
/** Drawn for an address of which there is no copy. It has to open at any address, so its scripts draw it anew. */
export const OFFLINE_PAGE = '/offline';

/** Addresses with an ending are files. */
export const isPage = ({ pathname }: URL): boolean => !/^\/api(?:\/|$)|\.\w+$/i.test(pathname);

/** What the network answers to a navigation, which may be under way already. */
export const sent = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** Copies of the last pages seen. HTML is the same for everybody: who is signed in is known to scripts alone. */
export function pagesOf({ id, entry }: Build, shell: string) {
  const name = `plyhaat-${id}-pages`;

  /** Not of another build, whose scripts are not here. */
  async function save({ pathname, search }: URL, response: Response): Promise<void> {
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    if (!SAVED.test(pathname) || response.status !== 200 || response.redirected || !isHtml) return;
    const html = await response.text();
    if (html.includes(entry)) await store(name, pathname + search, html, response, BOUNDS);
  }

  /** The page's script reads when its copy was made; 'shell' says that the address is another one's. */
  async function marked(copy: Response | undefined, mark?: string): Promise<Response | undefined> {
    if (!copy) return undefined;
    const html = await copy.text();
    const at = mark ?? copy.headers.get(CACHED_AT);
    return new Response(html.replace('<html ', `<html data-cached="${at}" `), { headers: copy.headers });
  }

  const copyOf = async ({ pathname, search }: URL) =>
    (await marked(await find(name, pathname + search))) ?? (await marked(await find(shell, OFFLINE_PAGE), 'shell'));

  return {
    async answer(event: FetchEvent, url: URL): Promise<Response> {
      const ask = async () => {
        const response = await sent(event);
        const copy = response.clone();
        event.waitUntil(save(url, copy).catch(() => {}));
        return response;
      };
      return networkFirst(ask, () => copyOf(url));
    },
    async fetchAgain(url: URL): Promise<void> {
      if (SAVED.test(url.pathname)) await save(url, await fetch(url.pathname + url.search));
    },
  };
}
