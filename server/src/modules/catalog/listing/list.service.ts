import type { ProductCard, ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import type { ProductFacets } from '@plyhaat/contract/catalog/facets';
import type { NearMe, UnderstoodPlace } from '@plyhaat/contract/core/place';
import {
  type Answer,
  type Asker,
  askCurrent,
  asksOnlyNearMe,
  type Held,
  inOrder,
  searchProducts,
  understand,
} from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { selectListed } from './cards.reads.sql.ts';
import { nameFacets } from './facets.ts';
import { wantedOf } from './question.ts';
import { type ShopQuery, shopQuery } from './shop-query.ts';

type Understood = { readonly place?: UnderstoodPlace; readonly nearMe?: NearMe; readonly didYouMean?: string };
type ProductList = Understood & {
  data: ProductCard[];
  total: number;
  totalElements: number;
  facets?: ProductFacets;
  withoutSqft?: number;
};

/** Which products a query finds, and how its text was understood. */
function find(held: Held, q: ShopQuery, own: boolean): [Answer, Understood] {
  const wanted = { ...wantedOf(q), own };
  if (!q.search) return [held.index.find(inOrder(wanted)), {}];
  const meaning = understand(held, q.search);
  const { place, ...answer } = searchProducts(held, meaning, wanted);
  const { didYouMean, nearMe, rest } = meaning;
  return [
    answer,
    { ...(didYouMean !== undefined && { didYouMean }), ...(place && { place }), ...(nearMe && { nearMe: { rest } }) },
  ];
}

/** What the shop shows. Only approved products, unless they are the caller's own. */
export async function listShop(
  asking: Omit<Asker, 'own'> & { readonly db: Db },
  query: ProductListQuery,
  who: Member | null,
): Promise<ProductList> {
  const { db } = asking;
  if (query.search && asksOnlyNearMe(query.search))
    return { ...(await listShop(asking, { ...query, search: '' }, who)), nearMe: { rest: '' } };
  const seller = query.userId ?? query.seller;
  const own = seller !== undefined && seller === who?.id;
  return askCurrent({ ...asking, own }, async (held) => {
    const { names } = held;
    const q = shopQuery(query, names.within(query.categories));
    const [{ ids, total, facets, withoutSqft }, understood] = find(held, q, own);
    const named = q.facets && nameFacets(names, q, facets);
    const { cards, waiting } = await selectListed(db, held, ids, own ? seller : undefined);
    const answer = {
      data: cards,
      total,
      totalElements: total,
      ...(named && { facets: named }),
      ...(withoutSqft !== undefined && { withoutSqft }),
      ...understood,
    };
    return { answer, waiting };
  });
}
