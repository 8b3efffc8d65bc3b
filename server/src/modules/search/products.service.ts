import type { UnderstoodPlace } from '@plyhaat/contract/core/place';
import type { Db } from '#platform/db/db.ts';
import { bestFacets } from './best-facets.ts';
import { selectCategoryWords } from './categories.sql.ts';
import { selectCommonest } from './dictionary.sql.ts';
import { MOST_MATCHES } from './facet-rows.reads.sql.ts';
import {
  countMatches,
  type FoundProducts,
  kindsOf,
  type ProductSearch,
  selectManyMatches,
  selectMatches,
  selectNearest,
} from './matches.sql.ts';
import { anywhere, atMost, besides, either, everywhere, type Meaning, type Sense } from './meaning.ts';
import { searchNarrowed } from './narrowed.sql.ts';
import { inOrder, type SearchFilter, withAll, within, withSome } from './text.sql.ts';

export type Result = FoundProducts & { readonly capped: boolean };

const NOTHING: FoundProducts = {
  ids: [],
  total: 0,
  matches: 0,
  facets: [],
};

const hasConditions = ({ conditions }: Pick<ProductSearch, 'conditions'>) => kindsOf(conditions).length > 0;

/** What kind of thing is asked for, as far as a category is named so. */
async function headsOf(db: Db, senses: readonly Sense[]): Promise<Sense[]> {
  const categoryWords = await selectCategoryWords(
    db,
    senses.flatMap(({ alternatives }) => alternatives.flat()),
  );
  return senses.filter(({ alternatives }) =>
    alternatives.some((words) => words.every((word) => categoryWords.has(word))),
  );
}

/** No product has all words in its main texts: also searches purposes, then the kind, all words but one, and any. */
async function relaxed(db: Db, filter: SearchFilter, senses: readonly Sense[]): Promise<FoundProducts> {
  const heads = await headsOf(db, senses);
  const allButOne = senses.map((_sense, at) => everywhere(senses.filter((_other, other) => other !== at)));
  const musts = [
    senses.map(anywhere).join(' & '),
    ...(heads.length > 0 && heads.length < senses.length ? [everywhere(heads)] : []),
    ...(senses.length > 2 ? [either(allButOne)] : []),
    either(senses.map(anywhere)),
  ];
  for (const must of musts) {
    const found = await selectMatches(db, withSome(filter, senses, must));
    if (found.matches > 0) return found;
  }
  return NOTHING;
}

/**
 * How many have it, if that is more than the most. Of one word the dictionary knows before a product is touched; several
 * that are each in so many are counted first, because reading the most of them for nothing takes as long.
 */
async function countCommon(db: Db, senses: readonly Sense[], filter: SearchFilter): Promise<number | undefined> {
  const [sense, ...more] = senses;
  if (!sense || !filter.wholeShop || atMost({ senses }) <= MOST_MATCHES) return undefined;
  if (more.length > 0) {
    const uses = hasConditions(filter) ? 0 : await countMatches(db, everywhere(senses));
    return uses > MOST_MATCHES ? uses : undefined;
  }
  const words = sense.alternatives.filter(({ length }) => length === 1).flat();
  const commonest = await selectCommonest(db, words);
  if (!commonest || commonest.uses <= MOST_MATCHES) return undefined;
  const others = besides(sense, commonest.word);
  return commonest.uses + (others === undefined || hasConditions(filter) ? 0 : await countMatches(db, others));
}

/** The nearest first and nothing else. */
const isForNearest = (wanted: ProductSearch): wanted is ProductSearch & Required<Pick<ProductSearch, 'nearest'>> =>
  wanted.nearest !== undefined && wanted.wholeShop === true && !wanted.facets && !hasConditions(wanted);

/** More than the most: the page in its order, the total exact, the facets of the best. */
async function searchCommon(db: Db, wanted: ProductSearch, total?: number): Promise<Result> {
  if (hasConditions(wanted)) return { ...(await searchNarrowed(db, wanted)), matches: MOST_MATCHES + 1 };
  const page = await selectManyMatches(db, wanted, total);
  const facets = wanted.facets ? await bestFacets(db, wanted) : undefined;
  return { ...page, matches: MOST_MATCHES + 1, ...(facets && { facets }), capped: true };
}

/** Those that have all of it. */
async function searchExact(db: Db, senses: readonly Sense[], filter: SearchFilter): Promise<Result> {
  const wanted = withAll(filter, senses);
  if (isForNearest(wanted) && senses.length > 1 && atMost({ senses }) > MOST_MATCHES) {
    const { ids, total } = await selectNearest(db, wanted);
    return { ids, total, matches: total, capped: false };
  }
  const common = await countCommon(db, senses, filter);
  if (common !== undefined) return searchCommon(db, wanted, common);
  const found = await selectMatches(db, wanted);
  if (found.matches > MOST_MATCHES) return searchCommon(db, wanted);
  return { ...found, capped: false };
}

/** Those that have all of it, or, where none has, those that have most. */
async function searchText(db: Db, senses: readonly Sense[], filter: SearchFilter): Promise<Result> {
  if (senses.length === 0) return { ...NOTHING, capped: false };
  const found = await searchExact(db, senses, filter);
  return found.matches > 0 ? found : { ...(await relaxed(db, filter, senses)), capped: false };
}

/** Products that have all of what was typed, at the place that it names: nothing near, nothing from elsewhere. */
export async function searchWhole(db: Db, { senses, place }: Meaning, filter: SearchFilter): Promise<FoundProducts> {
  const there = place ? within(filter, place) : filter;
  if (senses.length > 0) return selectMatches(db, withAll(there, senses));
  return place ? selectMatches(db, inOrder(there)) : NOTHING;
}

/** Products for what was typed, of the place that it names; where nothing there has all of it, those of anywhere. */
export async function searchProducts(
  db: Db,
  { senses, place, pin, rest }: Meaning,
  filter: SearchFilter,
): Promise<Result & { readonly place?: UnderstoodPlace }> {
  if (!place) return searchText(db, senses, filter);
  const understood = { ...place, ...(pin !== undefined && { pin }), rest };
  const there = within(filter, place);
  const found =
    senses.length > 0
      ? await searchExact(db, senses, there)
      : { ...(await selectMatches(db, inOrder(there))), capped: false };
  if (found.total > 0) return { ...found, place: { ...understood, hasResults: true } };
  return { ...(await searchText(db, senses, filter)), place: { ...understood, hasResults: false } };
}
