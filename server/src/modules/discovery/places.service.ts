import { FEWEST_SELLERS, placeNotFound, type SellersPlace } from '@plyhaat/contract/discovery/places';
import { selectCards as selectProductCards } from '#modules/catalog/listing/cards.reads.sql.ts';
import { selectCards as selectSellerCards } from '#modules/sellers/cards.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { neighboursOf } from './neighbours.ts';
import { countSellers, findPlace, type PlaceSellers, type PlaceSlugs, selectOffers } from './places.sql.ts';

const ALL_SELLERS = '/sellers';
const addressOf = (...slugs: (string | undefined)[]) => [ALL_SELLERS, ...slugs.filter(Boolean)].join('/');

type Place = Pick<SellersPlace, 'state' | 'city' | 'category'>;
const pathOf = ({ state, city, category }: Place) => addressOf(state.slug, city?.slug, category?.slug);

/** The narrowest page around a place that has enough sellers. */
function widerPath({ state, city, category }: Place, counted: PlaceSellers): string {
  const enough = (count: number) => count >= FEWEST_SELLERS;
  if (city && category && enough(counted.inCategory)) return addressOf(state.slug, category.slug);
  if (category?.parent && enough(counted.inParent)) return addressOf(state.slug, category.parent.slug);
  return enough(counted.inState) ? addressOf(state.slug) : ALL_SELLERS;
}

const filtered = (state: string, more: Readonly<Record<string, string | undefined>>) =>
  `${ALL_SELLERS}?${new URLSearchParams(
    Object.entries({ state, ...more }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )}`;

/** A place without a page of its own links to the filtered list of all sellers. */
function linksOf({ state, city, category }: Place, counted: PlaceSellers) {
  const page = (count: number, path: string, filter: string) => (count >= FEWEST_SELLERS ? path : filter);
  const families = counted.categories.filter(({ _id }) => _id !== category?._id);
  const otherCities = counted.cities.filter(({ _id }) => _id !== city?._id);
  return {
    categories: families.map(({ _id, name, slug, count }) => ({
      name,
      count,
      path: page(
        count,
        addressOf(state.slug, city?.slug, slug),
        filtered(state._id, { city: city?._id, categories: _id }),
      ),
    })),
    cities: otherCities.map(({ _id, name, slug, count }) => {
      const filter = filtered(state._id, { city: _id, categories: category?._id });
      return { name, count, path: category ? page(count, addressOf(state.slug, slug, category.slug), filter) : filter };
    }),
    neighbours: counted.neighbours
      .filter(({ count }) => count >= FEWEST_SELLERS)
      .map(({ name, slug, count }) => ({ name, count, path: addressOf(slug, category?.slug) })),
  };
}

type Answer = { data: SellersPlace | null; movedTo: string | null };

/** The page of a place, or the address to redirect to. A city has pages by category only. */
export async function readPlace(db: Db, slugs: PlaceSlugs): Promise<Answer> {
  const { state: found, city, category } = await findPlace(db, slugs);
  if (!found || (slugs.city && !city) || (slugs.category && !category)) throw new AppError(placeNotFound);
  const { code, ...state } = found;
  const place = { state, city, category };
  const ids = {
    state: state._id,
    city: city?._id ?? null,
    category: category?._id ?? null,
    parent: category?.parent?._id ?? null,
  };
  const counted = await countSellers(db, ids, neighboursOf(code));
  if (counted.sellersCount < FEWEST_SELLERS || (city && !category))
    return { data: null, movedTo: widerPath(place, counted) };
  const path = pathOf(place);
  if (path !== addressOf(slugs.state, slugs.city, slugs.category)) return { data: null, movedTo: path };
  const { count: productsCount, ids: productIds, ...offers } = await selectOffers(db, ids);
  const [sellers, products] = await Promise.all([
    selectSellerCards(db, counted.ids),
    selectProductCards(db, productIds),
  ]);
  const { sellersCount, verifiedCount, roles } = counted;
  return {
    data: {
      path,
      ...place,
      sellersCount,
      verifiedCount,
      productsCount,
      roles: [...roles],
      ...offers,
      prices: [...offers.prices],
      kinds: [...offers.kinds],
      sellers,
      products,
      ...linksOf(place, counted),
    },
    movedTo: null,
  };
}
