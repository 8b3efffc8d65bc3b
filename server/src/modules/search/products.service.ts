import type { ProductFacets } from '@plyhaat/contract/catalog/facets';
import type { Nearest, UnderstoodPlace } from '@plyhaat/contract/core/place';
import type { Held } from './catalogue/catalogue.ts';
import { goodsNamed } from './categories.ts';
import type { Answer } from './index/rows.ts';
import { type Meaning, type Sense, textWithout, type toldOf } from './meaning.ts';
import { around, nearestOf, placesOf } from './nearest.ts';
import { anywhereText, everywhereText, inOrder, upTo, type Wanted, withAll, within, withSome } from './wanted.ts';

type Named = Pick<Held, 'index' | 'names'>;
type Searched = Named & Pick<Held, 'vocabulary'>;

const NOTHING: Answer = { ids: [], total: 0, hasText: false, facets: {} };

/** What kind of thing is asked for, as far as a category is named so. */
const headsOf = ({ names }: Searched, senses: readonly Sense[]): Sense[] =>
  senses.filter(({ alternatives }) => alternatives.some((words) => words.every((word) => names.isOfCategory(word))));

/** Nothing is all of it: what is for some of it comes first, then the kind of thing, all but one, and anything. */
function relaxed(searched: Searched, senses: readonly Sense[], wanted: Wanted): Answer {
  const heads = headsOf(searched, senses);
  const allButOne = senses.map((_sense, at) => everywhereText(senses.filter((_other, other) => other !== at)));
  const musts = [
    { all: senses.map(anywhereText) },
    ...(heads.length > 0 && heads.length < senses.length ? [everywhereText(heads)] : []),
    ...(senses.length > 2 ? [{ any: allButOne }] : []),
    { any: senses.map(anywhereText) },
  ];
  for (const must of musts) {
    const found = searched.index.find(withSome(wanted, senses, must));
    if (found.hasText) return found;
  }
  return NOTHING;
}

/** Those that have all of it, or, where none has, those that have most. */
function searchText(searched: Searched, senses: readonly Sense[], wanted: Wanted): Answer {
  if (senses.length === 0) return wanted.ceiling ? searched.index.find(inOrder(wanted)) : NOTHING;
  const found = searched.index.find(withAll(wanted, senses, goodsNamed(searched, senses)));
  return found.hasText ? found : relaxed(searched, senses, wanted);
}

/** Products that have all of what was typed, at the place and the price that it names: nothing near, nothing from elsewhere. */
export function searchWhole(searched: Named, { senses, place, ceiling }: Meaning, asked: Wanted): Answer {
  const { index } = searched;
  const wanted = upTo(asked, ceiling);
  const there = place ? within(wanted, place) : wanted;
  if (senses.length > 0) return index.find(withAll(there, senses, goodsNamed(searched, senses)));
  return place || ceiling ? index.find(inOrder(there)) : NOTHING;
}

/** Where a text looks, as replies tell it. */
export function placeIn(meaning: Meaning, hasResults: boolean): UnderstoodPlace | undefined {
  const { place, pin } = meaning;
  return place && { ...place, ...(pin !== undefined && { pin }), rest: textWithout('place', meaning), hasResults };
}

type Found = Answer & { readonly place?: UnderstoodPlace | undefined; readonly nearest?: Nearest };

/** What a query of the shop finds, as its text was understood, and what a reply says of that. */
export type FoundInShop = {
  readonly found: Omit<Answer, 'facets'>;
  readonly meaning: Meaning;
  readonly wanted: Wanted;
  readonly told: ReturnType<typeof toldOf> & {
    readonly facets?: ProductFacets;
    readonly place?: UnderstoodPlace;
    readonly nearest?: Nearest;
  };
};

/** With what a reply says of the places beyond those that were asked for. */
function withNearest(searched: Searched, found: Answer, places: readonly string[], isThere: boolean): Found {
  const nearest = nearestOf(searched, found, places, isThere);
  return nearest ? { ...found, nearest } : found;
}

/** Products without a text; where the chosen places have few, those of the nearest follow. */
export function browseProducts(searched: Searched, wanted: Wanted): Found {
  const places = placesOf(wanted);
  return withNearest(searched, searched.index.find(inOrder(around(searched, wanted, places))), places, true);
}

/**
 * Products for what was typed, of the place that it names or that was chosen. Where few there have all of it, those of
 * the nearest places follow; where none has, those of all of India, the nearest first.
 */
export function searchProducts(searched: Searched, meaning: Meaning, wanted: Wanted): Found {
  const { senses, place, rest, ceiling } = meaning;
  const places = placesOf(wanted, place);
  const asked = around(searched, upTo(wanted, ceiling), places);
  if (!place) return withNearest(searched, searchText(searched, senses, asked), places, true);
  const there = within(asked, place);
  const goods = goodsNamed(searched, senses);
  const found = searched.index.find(senses.length > 0 ? withAll(there, senses, goods) : inOrder(there));
  if (found.total > 0) return { ...withNearest(searched, found, places, true), place: placeIn(meaning, true) };
  const anything = rest === '' && asked.around !== undefined;
  const others = anything ? searched.index.find(inOrder(asked)) : searchText(searched, senses, asked);
  const isChosen = placesOf(wanted).length > 0;
  return { ...withNearest(searched, others, places, isChosen), place: placeIn(meaning, false) };
}
