import type { ProductCard, ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import type { ProductFacets } from '@plyhaat/contract/catalog/facets';
import type { Nearest, UnderstoodPlace } from '@plyhaat/contract/core/place';
import {
  type Asker,
  askCurrent,
  asksOnlyNearMe,
  browseProducts,
  type FoundInShop,
  type Held,
  searchProducts,
  toldOf,
  understand,
  withDistances,
} from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { selectListed } from './cards.reads.sql.ts';
import { nameFacets } from './facets.ts';
import { wantedOf } from './question.ts';
import { shopQuery } from './shop-query.ts';

type ProductList = ReturnType<typeof toldOf> & {
  data: ProductCard[];
  total: number;
  totalElements: number;
  facets?: ProductFacets;
  withoutSqft?: number;
  withoutOne?: number;
  place?: UnderstoodPlace;
  nearest?: Nearest;
};

/** Which products a query finds, how its text was understood, and what further filters would leave. */
export function findInShop(held: Held, query: ProductListQuery, { own = false, nearby = true } = {}): FoundInShop {
  const { names } = held;
  const q = shopQuery(query, names.within(query.categories));
  const wanted = { ...wantedOf(q), own, nearby };
  const meaning = understand(held, q.search);
  const { facets, place, nearest, ...found } = q.search
    ? searchProducts(held, meaning, wanted)
    : browseProducts(held, wanted);
  return {
    found,
    meaning,
    wanted,
    told: {
      ...toldOf(meaning),
      ...(q.facets && { facets: nameFacets(names, q, facets) }),
      ...(place && { place }),
      ...(nearest && { nearest }),
    },
  };
}

/** What the shop shows. Only approved products, unless they are the caller's own. */
export async function listShop(
  asking: Omit<Asker, 'own'> & { readonly db: Db },
  query: ProductListQuery & { readonly nearby?: boolean | undefined },
  who: Member | null,
): Promise<ProductList> {
  const { db } = asking;
  if (query.search && asksOnlyNearMe(query.search))
    return { ...(await listShop(asking, { ...query, search: '' }, who)), nearMe: { rest: '' } };
  const seller = query.userId ?? query.seller;
  const own = seller !== undefined && seller === who?.id;
  return askCurrent({ ...asking, own }, async (held) => {
    const { found, told } = findInShop(held, query, { own, nearby: query.nearby === true });
    const { ids, total, withoutSqft, withoutOne, elsewhere } = found;
    const { cards, waiting } = await selectListed(db, held, ids, own ? seller : undefined);
    const answer = {
      data: withDistances(cards, elsewhere),
      total,
      totalElements: total,
      ...(withoutSqft !== undefined && { withoutSqft }),
      ...(withoutOne !== undefined && { withoutOne }),
      ...told,
    };
    return { answer, waiting };
  });
}
