import type { ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import { maskPhone } from '@plyhaat/contract/core/phone';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import {
  type FoundCategory,
  type FoundSeller,
  MOST_SUGGESTIONS,
  type SearchQuery,
  type Suggestion,
  type search,
} from '@plyhaat/contract/search/search';
import { selectListed } from '#modules/catalog/listing/cards.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { type Asker, askCurrent } from './catalogue/asking.ts';
import type { Held } from './catalogue/catalogue.ts';
import { categoriesFor, wholeOf } from './categories.ts';
import { type Looks, selectLooks } from './category-looks.sql.ts';
import { inWords } from './in-words.ts';
import type { Meaning } from './meaning.ts';
import { around, placesOf, withDistances } from './nearest.ts';
import { type FoundInShop, placeIn, searchWhole } from './products.service.ts';
import { beyondOf, findSellers, findSellersFor } from './sellers.service.ts';
import type { SellerPage } from './sellers.sql.ts';
import { selectSuggested } from './suggestions.sql.ts';
import { understand } from './understand.ts';
import { anyProduct, inOrder, type Wanted } from './wanted.ts';

const FEW = 6;
const DEEPEST_ROW = 10_000;
const place = ({ cityName, stateName }: FoundSeller) => [cityName, stateName].filter(Boolean).join(', ');
/** Before the place how far it is, where another was asked for. */
const whereabouts = (row: FoundSeller) =>
  [row.distanceKm && `${row.distanceKm} km`, place(row)].filter(Boolean).join(' · ');

type Asking = Asker & { readonly db: Db };

type Matched = ReturnType<typeof categoriesFor>[number];

const asCategory = ({ category, parentName, productCount }: Matched, looks: Looks): FoundCategory => {
  const { _id, name, slug, level } = category;
  return { _id, name, slug, level, image: '', picture: null, unitName: null, ...looks[_id], parentName, productCount };
};
const idsOf = (found: readonly Matched[]) => found.map(({ category }) => category._id);

const kindsOf = (held: Held, found: readonly Matched[]): string[] =>
  idsOf(found.slice(0, 1)).flatMap((id) => [id, wholeOf(held, id) ?? []].flat());

const masked = (row: FoundSeller): FoundSeller => ({ ...row, phone: row.phone && maskPhone(row.phone) });

/** Which products a query of the shop finds. The shop is catalog's, which calls this module: so it is handed in. */
export type FindInShop = (held: Held, query: ProductListQuery) => FoundInShop;

/** Whether filters leave anything out. */
const isNarrowed = ({ chosen, price, one, sqft, isi, seller }: Wanted) =>
  Object.keys(chosen).length > 0 || [price, one, sqft, seller].some((limit) => limit !== undefined) || isi === true;

/** How many products under the filters each of a kind has; without filters everybody counts. */
const countedUnder = ({ index }: Held, wanted: Wanted, kind: 'seller' | 'category') =>
  isNarrowed(wanted) ? index.countsAmong(inOrder(wanted), kind) : undefined;

/** The sellers who are left under the filters. */
function amongOf(held: Held, wanted: Wanted): readonly string[] | undefined {
  const counts = countedUnder(held, wanted, 'seller');
  return counts && [...counts.keys()];
}

const NOTHING: ReplyOf<typeof search> = {
  data: { products: [], sellers: [], categories: [] },
  totals: { all: 0, products: 0, sellers: 0, categories: 0 },
};

/** Everything for a typed text; a page of one kind, or the first few of each. */
export const searchAll = (
  asking: Asking,
  findInShop: FindInShop,
  { q, type, page, perPage, ...filters }: SearchQuery,
) =>
  askCurrent(asking, async (held) => {
    if (q === '') return { answer: NOTHING, waiting: 0 };
    const { db } = asking;
    const offset = Math.min((page - 1) * perPage, DEEPEST_ROW);
    const pageOf = (kind: string, few: number) =>
      type === kind
        ? { limit: Math.min(perPage, DEEPEST_ROW - offset), offset }
        : { limit: type === 'all' ? few : 0, offset: 0 };
    const query = { ...filters, search: q, sortOrder: 'asc', page: type === 'products' ? page : 1, perPage } as const;
    const { found, meaning, wanted, told } = findInShop(held, query);
    const categories = categoriesFor(held, meaning, countedUnder(held, wanted, 'category'));
    const kinds = kindsOf(held, categories);
    const { limit, offset: from } = pageOf('categories', FEW);
    const shown = categories.slice(from, from + limit);
    const looks = await selectLooks(db, idsOf(shown));
    const sellerPage = { ...pageOf('sellers', FEW), among: amongOf(held, wanted) };
    const beyond = beyondOf(held, wanted, meaning.place, (widely) => amongOf(held, widely));
    const sellers = await findSellersFor(db, q, { meaning, kinds }, sellerPage, beyond);
    const totals = { products: found.total, sellers: sellers.total, categories: categories.length };
    const listed = type === 'all' || type === 'products' ? found.ids : [];
    const { cards, waiting } = await selectListed(db, held, listed);
    const answer = {
      data: {
        products: withDistances(cards, found.elsewhere),
        sellers: sellers.rows.map(masked),
        categories: shown.map((one) => asCategory(one, looks)),
      },
      totals: { all: totals.products + totals.sellers + totals.categories, ...totals },
      ...told,
      ...(sellers.nearest && { nearestSellers: sellers.nearest }),
      ...(meaning.sellers !== undefined && { wants: 'sellers' as const }),
    };
    return { answer, waiting };
  });

const asSeller = (row: FoundSeller): Suggestion => ({
  kind: 'seller',
  _id: row._id,
  slug: row.slug,
  name: row.companyName,
  label: whereabouts(row),
  image: row.bannerImage || row.profileImage,
  picture: row.picture,
});

/** The first few products that have all of a text, of the place that it names, else of the nearest, in the order of its results. */
function bestProducts(held: Held, meaning: Meaning, limit: number) {
  const wanted = anyProduct({ limit, offset: 0 });
  const there = searchWhole(held, meaning, wanted).ids;
  const { place, senses } = meaning;
  if (there.length > 0 || !place || senses.length === 0)
    return { ids: there, place: placeIn(meaning, there.length > 0) };
  const nearest = searchWhole(held, meaning, around(held, wanted, placesOf(wanted, place))).ids;
  return { ids: nearest, place: placeIn(meaning, false) };
}

const asSuggestion = (found: Matched, looks: Looks): Suggestion => {
  const { _id, slug, name, parentName, image, picture } = asCategory(found, looks);
  return { kind: 'category', _id, slug, name, label: parentName ?? 'Category', image, picture };
};

/**
 * Sellers for a text that is still being typed: by name, unless it says where they are or that they are asked for. Where
 * the place has none, the nearest: there is little room, so that one of the place is enough.
 */
function findTyped(held: Held, db: Db, text: string, page: SellerPage) {
  const meaning = understand(held, text, { typing: true });
  if (meaning.sellers === undefined && !meaning.place) return findSellers(db, text, page);
  const beyond = beyondOf(held, anyProduct({ limit: 0, offset: 0 }), meaning.place, () => undefined);
  const kinds = kindsOf(held, categoriesFor(held, meaning));
  return findSellersFor(db, text, { meaning, kinds }, page, beyond && { ...beyond, few: 1 });
}

/** A few of each kind for a text that is still being typed. */
export const suggestFor = (asking: Asking, text: string) =>
  askCurrent(asking, async (held) => {
    const { db } = asking;
    const meaning = understand(held, text, { typing: true });
    const categories = categoriesFor(held, meaning);
    const matched = categories.slice(0, 2);
    const products = bestProducts(held, meaning, MOST_SUGGESTIONS - matched.length);
    const page = { limit: 2, offset: 0 };
    const sellers = (await findTyped(held, db, text, page)).rows.map(asSeller);
    const ids = products.ids.slice(0, MOST_SUGGESTIONS - matched.length - sellers.length);
    const { found, looks, waiting } = await selectSuggested(db, { ids, categories: idsOf(matched) }, held.position);
    const data = [...sellers, ...matched.map((one) => asSuggestion(one, looks)), ...found];
    const understood = inWords(held, meaning);
    return { answer: { data, understood, ...(products.place && { place: products.place }) }, waiting };
  });

export const searchVendors = (
  asking: Asking,
  { search, page, perPage }: { search: string; page: number; perPage: number },
) =>
  askCurrent(asking, async (held) => {
    const offset = Math.min((page - 1) * perPage, DEEPEST_ROW);
    const limit = Math.min(perPage, DEEPEST_ROW - offset);
    const { rows, total } = await findTyped(held, asking.db, search, { limit, offset });
    const data = rows.map((row) => ({
      _id: row._id,
      slug: row.slug,
      searchName: row.companyName,
      label: [roleLabel(row.role), whereabouts(row)].filter(Boolean).join(' · '),
      bannerImage: row.bannerImage || row.profileImage,
      picture: row.picture,
    }));
    // Sellers are read from the database itself.
    return { answer: { data, total }, waiting: 0 };
  });
