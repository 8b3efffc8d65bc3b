import type { NearMe, UnderstoodPlace } from '@plyhaat/contract/core/place';
import { SHORTEST_SELLER_SEARCH } from '@plyhaat/contract/search/search';
import { findWhole, type Meaning, nameSearches, understandWithCategory } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import { NAME, type SellerList, selectListed } from './list.sql.ts';
import type { ListQuery } from './list-query.ts';

type FoundSellers = SellerList & { readonly place?: UnderstoodPlace; readonly nearMe?: NearMe };
type Place = NonNullable<Meaning['place']>;

const NOBODY: SellerList = { data: [], total: 0 };

async function firstOf(searches: readonly (() => Promise<SellerList>)[]): Promise<SellerList> {
  for (const search of searches) {
    const found = await search();
    if (found.total > 0) return found;
  }
  return NOBODY;
}

/** Those who have the name, else those of a name like it. */
const byName = (db: Db, q: ListQuery, name: string) =>
  nameSearches(name, NAME).map((named) => () => selectListed(db, q, named));

/** The filter of a place on top of those that were chosen. */
const within = (q: ListQuery, { kind, _id }: Place): ListQuery =>
  kind === 'city' ? { ...q, cities: [_id] } : { ...q, state: _id };

const isNarrowed = (q: ListQuery) => q.state !== undefined || q.cities.length > 0;

/** Those who deal in a category, else in the one that it is a part of. */
const dealingIn = (db: Db, q: ListQuery, category: string) => [
  () => selectListed(db, { ...q, categories: [category] }),
  async () => {
    const whole = await findWhole(db, category);
    return whole ? selectListed(db, { ...q, categories: [whole] }) : NOBODY;
  },
];

/** Of a place: those of the rest's name, else those who sell what it says; with no rest all of them. */
function inPlace(db: Db, q: ListQuery, rest: string, category: string | undefined) {
  const everybody = { ...q, sortBy: q.sortBy === 'relevance' ? ('rating' as const) : q.sortBy };
  if (rest === '') return [() => selectListed(db, everybody)];
  const [having, ...alike] = byName(db, q, rest);
  const selling = category ? dealingIn(db, everybody, category) : [];
  return [...(having ? [having] : []), ...selling, ...alike];
}

/**
 * Sellers for what was typed: a name goes before a place of the same name ('Tirupati Traders'), a place with what is
 * sold there before names that are only alike. A place that was chosen beside the text is not overruled by it.
 */
async function searchSellers(db: Db, q: ListQuery): Promise<FoundSellers> {
  const { place, pin, nearMe, rest, category } = await understandWithCategory(db, q.search);
  const near = nearMe && { nearMe: { rest } };
  if (!place || isNarrowed(q)) return { ...(await firstOf(byName(db, q, near ? rest : q.search))), ...near };
  const [named] = byName(db, q, q.search);
  const exact = rest !== '' && named ? await named() : NOBODY;
  if (exact.total > 0) return exact;
  const understood = { ...place, ...(pin !== undefined && { pin }), rest };
  const chosen = q.categories.length > 0 ? undefined : category?._id;
  const there = await firstOf(inPlace(db, within(q, place), rest, chosen));
  if (there.total > 0) return { ...there, place: { ...understood, hasResults: true } };
  return {
    ...(await firstOf(byName(db, q, rest === '' ? q.search : rest))),
    place: { ...understood, hasResults: false },
  };
}

/** A page of sellers and how many there are. */
export const findSellers = (db: Db, q: ListQuery): Promise<FoundSellers> =>
  [...q.search].length < SHORTEST_SELLER_SEARCH
    ? firstOf(q.search ? byName(db, q, q.search) : [() => selectListed(db, q)])
    : searchSellers(db, q);
