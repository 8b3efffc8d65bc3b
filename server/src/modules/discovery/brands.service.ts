import { type BrandPage, brandNotFound } from '@plyhaat/contract/discovery/brands';
import { FEWEST_SELLERS } from '@plyhaat/contract/discovery/places';
import { selectCards as selectProductCards } from '#modules/catalog/listing/cards.reads.sql.ts';
import { selectCards as selectSellerCards } from '#modules/sellers/cards.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { findBrand, selectBrandOffers } from './brands.sql.ts';

export async function readBrandPage(db: Db, slug: string): Promise<BrandPage> {
  const brand = await findBrand(db, slug);
  if (!brand) throw new AppError(brandNotFound);
  const { ids, sellerIds, count, prices, kinds, sellersCount, states } = await selectBrandOffers(db, brand._id);
  const [products, sellers] = await Promise.all([selectProductCards(db, ids), selectSellerCards(db, sellerIds)]);
  return {
    ...brand,
    productsCount: count,
    sellersCount,
    prices: [...prices],
    kinds: [...kinds],
    products,
    sellers,
    states: states.map(({ _id, name, slug, count, sellers }) => ({
      name,
      count,
      path: sellers >= FEWEST_SELLERS ? `/sellers/${slug}` : `/sellers?state=${_id}`,
    })),
  };
}
