import type { UnderstoodPlace } from '@plyhaat/contract/core/place';
import type { Held } from './catalogue/catalogue.ts';
import type { CatalogueIndex } from './index/catalogue-index.ts';
import type { Answer } from './index/rows.ts';
import type { Meaning, Sense } from './meaning.ts';
import { anywhereText, everywhereText, inOrder, type Wanted, withAll, within, withSome } from './wanted.ts';

type Searched = Pick<Held, 'index' | 'names'>;

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
  if (senses.length === 0) return NOTHING;
  const found = searched.index.find(withAll(wanted, senses));
  return found.hasText ? found : relaxed(searched, senses, wanted);
}

/** Products that have all of what was typed, at the place that it names: nothing near, nothing from elsewhere. */
export function searchWhole(index: CatalogueIndex, { senses, place }: Meaning, wanted: Wanted): Answer {
  const there = place ? within(wanted, place) : wanted;
  if (senses.length > 0) return index.find(withAll(there, senses));
  return place ? index.find(inOrder(there)) : NOTHING;
}

/** Products for what was typed, of the place that it names; where nothing there has all of it, those of anywhere. */
export function searchProducts(
  searched: Searched,
  { senses, place, pin, rest }: Meaning,
  wanted: Wanted,
): Answer & { readonly place?: UnderstoodPlace } {
  if (!place) return searchText(searched, senses, wanted);
  const understood = { ...place, ...(pin !== undefined && { pin }), rest };
  const there = within(wanted, place);
  const found = searched.index.find(senses.length > 0 ? withAll(there, senses) : inOrder(there));
  if (found.total > 0) return { ...found, place: { ...understood, hasResults: true } };
  return { ...searchText(searched, senses, wanted), place: { ...understood, hasResults: false } };
}
