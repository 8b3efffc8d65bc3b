import type { ProductCard, ProductFacets, ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import type { NearMe, UnderstoodPlace } from '@plyhaat/contract/core/place';
import { asksOnlyNearMe, searchNarrowed, searchProducts, selectMatches, understand } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { selectCounts } from '../counting/counts.sql.ts';
import { countsByKind, nameFacets } from '../counting/facets.sql.ts';
import { selectFactFacets } from '../counting/fact-facets.sql.ts';
import { chosenFacts } from '../counting/fact-kinds.sql.ts';
import { selectWithin } from '../reference/categories.sql.ts';
import { selectCards } from './cards.reads.sql.ts';
import { selectPage } from './pages.sql.ts';
import { searchFilterOf, sortedSearchFilter } from './search-filter.sql.ts';
import { type ShopQuery, shopQuery } from './shop-query.ts';

type ProductList = {
  data: ProductCard[];
  total: number;
  totalElements: number;
  facets?: ProductFacets;
  withoutSqft?: number;
  didYouMean?: string;
  place?: UnderstoodPlace;
  nearMe?: NearMe;
};

/** A filter without a search text: counted from stored counts and read in the order of an index. */
async function browse(db: Db, q: ShopQuery): Promise<ProductList> {
  const counts = await selectCounts(db, q);
  const { total } = counts;
  const data = await selectCards(db, await selectPage(db, q, counts));
  const list = { data, total, totalElements: total };
  if (!q.facets) return list;
  if (q.categories.length === 0) return { ...list, facets: await nameFacets(db, q, counts, false) };
  const { rows, capped } = await selectFactFacets(db, q, counts);
  return { ...list, facets: await nameFacets(db, q, { ...countsByKind(rows), ...counts }, capped) };
}

async function look(db: Db, q: ShopQuery, own: boolean) {
  const filter = searchFilterOf(q, { own });
  const unset = { didYouMean: undefined, place: undefined, nearMe: undefined };
  if (!q.search && q.seller === undefined)
    return { ...(await searchNarrowed(db, sortedSearchFilter(q, filter))), ...unset };
  if (!q.search) return { ...(await selectMatches(db, sortedSearchFilter(q, filter))), capped: false, ...unset };
  const meaning = await understand(db, q.search);
  const found = await searchProducts(db, meaning, q.sortBy === 'relevance' ? filter : sortedSearchFilter(q, filter));
  const nearMe = meaning.nearMe && { rest: meaning.rest };
  return { place: undefined, ...found, didYouMean: meaning.didYouMean, nearMe };
}

/** What the shop shows. Only approved products, unless they are the caller's own. */
export async function listShop(db: Db, query: ProductListQuery, who: Member | null): Promise<ProductList> {
  if (query.search && asksOnlyNearMe(query.search))
    return { ...(await listShop(db, { ...query, search: '' }, who)), nearMe: { rest: '' } };
  const q = shopQuery(query, await selectWithin(db, query.categories));
  const own = q.seller !== undefined && q.seller === who?.id;
  if (!q.search && q.seller === undefined && chosenFacts(q).length === 0) return browse(db, q);
  const { ids, total, facets, capped, withoutSqft, didYouMean, place, nearMe } = await look(db, q, own);
  return {
    data: await selectCards(db, ids),
    total,
    totalElements: total,
    ...(q.facets && facets && { facets: await nameFacets(db, q, countsByKind(facets), capped) }),
    ...(withoutSqft !== undefined && { withoutSqft }),
    ...(didYouMean !== undefined && { didYouMean }),
    ...(place && { place }),
    ...(nearMe && { nearMe }),
  };
}
