import { type Bounds, find, networkFirst, removeCaches, store } from './bounded-cache.ts';
import type { FetchEvent } from './scope.ts';

/** What lists of products, products and stores ask for. */
export const SHOWN_ON_PAGES: readonly string[] = [
  '/product',
  '/product/getProductById/',
  '/product/getSimilarProducts/',
  '/productReview/getReviewForProduct',
  '/vendorReview/getReviewForVendors',
  '/users/getUserById/',
  '/users/getSimilarVendors/',
  '/category/getCategory',
  '/category/getBySlug/',
  '/brand',
  '/promotion/running',
];
export const LEADS: readonly string[] = [
  '/leads',
  '/leads/inbox',
  '/leads/getById/',
  '/leads/mine',
  '/leads/mine/sellers',
];

const BOUNDS: Readonly<Record<string, Bounds>> = {
  replies: { entries: 60, size: 1_500_000 },
  member: { entries: 40, size: 1_000_000 },
  leads: { entries: 20, size: 500_000 },
};

const isOneOf = (paths: readonly string[], path: string) =>
  paths.some((listed) => (listed.endsWith('/') ? path.startsWith(listed) : path === listed));

/** An address whose answers are saved. The same address also gives a table, which is a download. */
export function isSaved({ pathname }: URL, request: Request): boolean {
  const path = pathname.replace(/^\/api/, '');
  return request.headers.get('accept') === 'application/json' && isOneOf([...SHOWN_ON_PAGES, ...LEADS], path);
}

/** Whose token it is; undefined where it cannot be read, and of staff who see as a member: nothing of that is saved. */
function memberOf(authorization: string): string | undefined {
  try {
    const middle = authorization.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { user, actor } = JSON.parse(atob(middle));
    return actor ? undefined : user._id;
  } catch {
    return undefined;
  }
}

/** Copies of the API's answers. What was answered to a token is its member's own, in caches of their name. */
export function repliesOf({ id }: Build) {
  const prefix = `plyhaat-${id}-`;
  const ownPrefix = `${prefix}own-`;
  /** Who stayed each time that others left: an answer that was on its way when its member left is not saved any more. */
  const departures: (string | undefined)[] = [];

  function cacheOf({ pathname }: URL, member: string | undefined) {
    const kind = isOneOf(LEADS, pathname.replace(/^\/api/, '')) ? 'leads' : member ? 'member' : 'replies';
    return { name: member ? `${ownPrefix}${kind}-${member}` : prefix + kind, bounds: BOUNDS[kind] as Bounds };
  }

  async function forget(except?: string): Promise<void> {
    departures.push(except);
    await removeCaches((name) => name.startsWith(ownPrefix) && !(except && name.endsWith(`-${except}`)));
  }

  return {
    /** Removes what is not this member's: everything that is private where nobody is signed in. */
    forget,
    async answer(event: FetchEvent, url: URL): Promise<Response> {
      const authorization = event.request.headers.get('authorization');
      const member = authorization ? memberOf(authorization) : undefined;
      const address = url.pathname + url.search;
      const { name, bounds } = cacheOf(url, member);
      const before = departures.length;

      const save = async (copy: Response) => {
        const text = await copy.text();
        const stayed = !member || departures.slice(before).every((except) => except === member);
        if (stayed) await store(name, address, text, copy, bounds);
      };
      const ask = async () => {
        const response = await fetch(event.request);
        if (response.status === 401 && authorization) await forget();
        const isReadable = !authorization || member;
        if (response.status === 200 && isReadable) event.waitUntil(save(response.clone()).catch(() => {}));
        return response;
      };
      return networkFirst(ask, () => find(name, address));
    },
  };
}
