import type { NearMe, UnderstoodPlace } from '@plyhaat/contract/core/place';
import { SHORTEST_SELLER_SEARCH } from '@plyhaat/contract/search/search';
import {
  type Asker,
  askChecked,
  type Held,
  type Meaning,
  nameSearches,
  placeIn,
  textWithout,
  understandWithCategory,
  wholeOf,
} from '#modules/search/search.ts';
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
const dealingIn = (db: Db, q: ListQuery, kinds: readonly string[]) =>
  kinds.map((category) => () => selectListed(db, { ...q, categories: [category] }));

/** In the order of the list; where nobody is nearer to a name, best rated first. */
const byRating = (q: ListQuery): ListQuery => ({ ...q, sortBy: q.sortBy === 'relevance' ? 'rating' : q.sortBy });

/** Of a place: those of the rest's name, else those who sell what it says; with no rest all of them. */
function inPlace(db: Db, q: ListQuery, rest: string, kinds: readonly string[]) {
  const everybody = byRating(q);
  if (rest === '') return [() => selectListed(db, everybody)];
  const [having, ...alike] = byName(db, q, rest);
  return [...(having ? [having] : []), ...dealingIn(db, everybody, kinds), ...alike];
}

/** Where sellers are asked for: those of that name, those who deal in it there, and those of anywhere. */
async function searchDealing(db: Db, q: ListQuery, meaning: Meaning, kinds: readonly string[]): Promise<FoundSellers> {
  const { place, rest } = meaning;
  const everybody = byRating(q);
  const dealing = (asked: ListQuery) =>
    rest === '' ? [() => selectListed(db, asked)] : [...dealingIn(db, asked, kinds), ...byName(db, asked, rest)];
  const named = byName(db, q, q.search).slice(0, 1);
  const there = await firstOf([...named, ...dealing(place ? within(everybody, place) : everybody)]);
  if (!place) return there;
  const found = there.total > 0 ? there : await firstOf(dealing(everybody));
  const understood = placeIn(meaning, there.total > 0);
  return { ...found, ...(understood && { place: understood }) };
}

/**
 * Sellers for what was typed: a name goes before a place of the same name ('Tirupati Traders'), a place with what is
 * sold there before names that are only alike. A place that was chosen beside the text is not overruled by it.
 */
async function searchSellers(db: Db, held: Held, q: ListQuery): Promise<FoundSellers> {
  const { category, ...understood } = understandWithCategory(held, q.search);
  const { place: _, ...anywhere } = understood;
  const meaning: Meaning = isNarrowed(q) ? anywhere : understood;
  const { place, nearMe, rest, sellers } = meaning;
  const near = nearMe && { nearMe: { rest: textWithout('nearMe', meaning) } };
  const kinds = category && q.categories.length === 0 ? [category._id, wholeOf(held, category._id) ?? []].flat() : [];
  if (sellers !== undefined && (rest === '' || kinds.length > 0))
    return { ...(await searchDealing(db, q, meaning, kinds)), ...near };
  if (!place) return { ...(await firstOf(byName(db, q, near || sellers !== undefined ? rest : q.search))), ...near };
  const [named] = byName(db, q, q.search);
  const exact = rest !== '' && named ? await named() : NOBODY;
  if (exact.total > 0) return exact;
  const there = await firstOf(inPlace(db, within(q, place), rest, kinds));
  const found = there.total > 0 ? there : await firstOf(byName(db, q, rest === '' ? q.search : rest));
  const where = placeIn(meaning, there.total > 0);
  return { ...found, ...(where && { place: where }) };
}

/** A page of sellers and how many there are. */
export const findSellers = (asking: Asker & { readonly db: Db }, q: ListQuery): Promise<FoundSellers> => {
  const { db } = asking;
  return [...q.search].length < SHORTEST_SELLER_SEARCH
    ? firstOf(q.search ? byName(db, q, q.search) : [() => selectListed(db, q)])
    : askChecked(asking, (held) => searchSellers(db, held, q));
};
