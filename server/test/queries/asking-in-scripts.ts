import type { TestApp } from '../app.ts';
import type { Spelt } from './scripts.ts';

type Found = { readonly _id: string; readonly name: string; readonly kind?: string };
type Outcome = { readonly spelt: Spelt; readonly right: boolean; readonly shown: string };

const FIRST = 3;
const ids = (found: readonly Found[]) => found.map(({ _id }) => _id).join();

/**
 * Asks in a script and in Latin letters, in the list and in the suggestions: the first three of each are the same.
 * Sellers are suggested by their names, which are in Latin letters.
 */
export function asker(shop: TestApp) {
  async function first(path: string, query: Record<string, string>): Promise<Found[]> {
    const { data } = (await shop.get(`${path}?${new URLSearchParams(query)}`)).json() as { data: Found[] };
    return data.filter(({ kind }) => kind !== 'seller').slice(0, FIRST);
  }
  const listed = (search: string) => first('/product', { search, perPage: '12', facets: 'false' });
  const suggested = (q: string) => first('/search/suggest', { q });

  async function outcomeOf(spelt: Spelt): Promise<Outcome> {
    const [found, wanted] = [await listed(spelt.query), await listed(spelt.latin)];
    const [offered, expected] = [await suggested(spelt.query), await suggested(spelt.latin)];
    const right = wanted.length > 0 && ids(found) === ids(wanted) && ids(offered) === ids(expected);
    return { spelt, right, shown: found.map(({ name }) => name).join(' · ') };
  }

  return {
    ask: async (some: readonly Spelt[]): Promise<Outcome[]> => {
      const outcomes: Outcome[] = [];
      for (const spelt of some) outcomes.push(await outcomeOf(spelt));
      return outcomes;
    },
  };
}
