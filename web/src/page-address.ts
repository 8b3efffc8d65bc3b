import { type Language, readPrefix } from '@plyhaat/contract/core/languages';
import { createMemoryHistory } from '@tanstack/react-router';
import { createQueryClient } from '#api/queries.ts';
import { parseSearch } from '#shell/address.ts';
import { createAppRouter } from './router.tsx';

/** Only for looking up routes. */
const router = createAppRouter(
  createQueryClient(),
  { demo: false, publicUrl: '' },
  { history: createMemoryHistory(), isServer: true },
);

/** The search form stands on every page and shows what was searched for. */
const OF_THE_FORM = ['q', 'search', 'tab'];

type Reader = (raw: Record<string, unknown>) => object;

function read(validate: unknown, raw: Record<string, unknown>): object {
  const reader = (
    typeof validate === 'object' && validate !== null && 'parse' in validate ? validate.parse : validate
  ) as Reader | undefined;
  return reader?.(raw) ?? {};
}

/** A route may also read a name without a value, as the account area does: then the name is among what it read. */
function namesIn(pathname: string, raw: Record<string, string>): Set<string> {
  const [routes] = router.getMatchedRoutes(pathname);
  const parsed = Object.entries(Object.assign({}, ...routes.map(({ options }) => read(options.validateSearch, raw))));
  const meant = parsed.filter(([, value]) => value !== undefined);
  const bare = Object.keys(raw).filter((name) => raw[name] === '' && meant.some(([, value]) => value === name));
  return new Set([...OF_THE_FORM, ...bare, ...meant.map(([name]) => name)]);
}

const nameOf = (pair: string) => Object.keys(parseSearch(pair))[0] ?? '';

/** The address without the names that its page does not read: addresses that mean the same share one page. */
export function readPartOf(url: string, languages: readonly Language[]): string {
  const [pathname = '/', search = ''] = url.split(/\?(.*)/s);
  if (search === '') return pathname;
  const names = namesIn(readPrefix(pathname, languages).rest, parseSearch(search));
  const pairs = search.split('&').filter((pair) => names.has(nameOf(pair)));
  return pairs.length > 0 ? `${pathname}?${pairs.join('&')}` : pathname;
}
