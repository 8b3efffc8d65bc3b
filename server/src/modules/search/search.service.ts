import { maskPhone } from '@plyhaat/contract/core/phone';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import {
  type FoundCategory,
  type FoundSeller,
  MOST_SUGGESTIONS,
  type SearchQuery,
  SHORTEST_SELLER_SEARCH,
  type Suggestion,
} from '@plyhaat/contract/search/search';
import { selectListed } from '#modules/catalog/listing/cards.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { type Asker, askCurrent } from './catalogue/asking.ts';
import type { Held } from './catalogue/catalogue.ts';
import { categoriesFor, wholeOf } from './categories.ts';
import { type Looks, selectLooks } from './category-looks.sql.ts';
import type { Meaning, Place } from './meaning.ts';
import { searchProducts } from './products.service.ts';
import { type Nearness, selectSellers, selectSellersIn, typedName } from './sellers.sql.ts';
import { selectSuggested } from './suggestions.sql.ts';
import { understand } from './understand.ts';
import { anyProduct, everywhereText, inOrder } from './wanted.ts';

const FEW = 6;
const DEEPEST_ROW = 10_000;
const NOBODY = { rows: [] as FoundSeller[], total: 0 };
const place = ({ cityName, stateName }: FoundSeller) => [cityName, stateName].filter(Boolean).join(', ');

type Asking = Asker & { readonly db: Db };
type Page = { readonly limit: number; readonly offset: number };

async function findSellers(db: Db, text: string, page: Page, nearness?: Nearness) {
  const typed = typedName(text);
  return [...typed].length < SHORTEST_SELLER_SEARCH ? NOBODY : selectSellers(db, typed, page, nearness);
}

/** Sellers of that name; where a place is named, those who sell such things there before names that are only alike. */
async function findSellersFor(db: Db, text: string, { meaning, kinds }: Understood, page: Page) {
  const { place, rest, nearMe } = meaning;
  if (!place) return findSellers(db, nearMe ? rest : text, page);
  const named = await findSellers(db, text, page, 'exact');
  if (named.total > 0) return named;
  const there = rest === '' || kinds.length > 0 ? await findSellersIn(db, place, kinds, page) : NOBODY;
  return there.total > 0 ? there : findSellers(db, text, page);
}

/** Sellers of a place who deal in a category, else in the one that it is a part of. */
async function findSellersIn(db: Db, place: Place, [category, whole]: readonly string[], page: Page) {
  const there = await selectSellersIn(db, place, category, page);
  return there.total === 0 && whole ? selectSellersIn(db, place, whole, page) : there;
}
/** A text, and the category it names with the one which that is a part of. */
type Understood = { readonly meaning: Meaning; readonly kinds: readonly string[] };

type Matched = ReturnType<typeof categoriesFor>[number];

const asCategory = ({ category, parentName, productCount }: Matched, looks: Looks): FoundCategory => {
  const { _id, name, slug, level } = category;
  return { _id, name, slug, level, image: '', picture: null, unitName: null, ...looks[_id], parentName, productCount };
};
const idsOf = (found: readonly Matched[]) => found.map(({ category }) => category._id);

const masked = (row: FoundSeller): FoundSeller => ({ ...row, phone: row.phone && maskPhone(row.phone) });

/** Everything for a typed text; a page of one kind, or the first few of each. */
export const searchAll = (asking: Asking, { q, type, page, perPage }: SearchQuery) =>
  askCurrent(asking, async (held) => {
    const { db } = asking;
    const offset = Math.min((page - 1) * perPage, DEEPEST_ROW);
    const pageOf = (kind: string, few: number) =>
      type === kind
        ? { limit: Math.min(perPage, DEEPEST_ROW - offset), offset }
        : { limit: type === 'all' ? few : 0, offset: 0 };
    const meaning = understand(held, q);
    const products = searchProducts(held, meaning, anyProduct(pageOf('products', perPage)));
    const categories = categoriesFor(held, meaning);
    const kinds = idsOf(categories.slice(0, 1)).flatMap((id) => [id, wholeOf(held, id) ?? []].flat());
    const { limit, offset: from } = pageOf('categories', FEW);
    const shown = categories.slice(from, from + limit);
    const looks = await selectLooks(db, idsOf(shown));
    const sellers = await findSellersFor(db, q, { meaning, kinds }, pageOf('sellers', FEW));
    const totals = { products: products.total, sellers: sellers.total, categories: categories.length };
    const { cards, waiting } = await selectListed(db, held, products.ids);
    const answer = {
      data: {
        products: cards,
        sellers: sellers.rows.map(masked),
        categories: shown.map((found) => asCategory(found, looks)),
      },
      totals: { all: totals.products + totals.sellers + totals.categories, ...totals },
      ...(meaning.didYouMean !== undefined && { didYouMean: meaning.didYouMean }),
      ...(products.place && { place: products.place }),
      ...(meaning.nearMe && { nearMe: { rest: meaning.rest } }),
    };
    return { answer, waiting };
  });

const asSeller = (row: FoundSeller): Suggestion => ({
  kind: 'seller',
  _id: row._id,
  slug: row.slug,
  name: row.companyName,
  label: place(row),
  image: row.bannerImage || row.profileImage,
  picture: row.picture,
});

/** The best few products that have all of a text. */
function bestProducts({ index }: Held, { senses }: Meaning, limit: number): readonly string[] {
  const wanted = { ...inOrder(anyProduct({ limit, offset: 0 })), text: everywhereText(senses) };
  return senses.length === 0 ? [] : index.find(wanted).ids;
}

const asSuggestion = (found: Matched, looks: Looks): Suggestion => {
  const { _id, slug, name, parentName, image, picture } = asCategory(found, looks);
  return { kind: 'category', _id, slug, name, label: parentName ?? 'Category', image, picture };
};

/** A few of each kind for a text that is still being typed. */
export const suggestFor = (asking: Asking, text: string) =>
  askCurrent(asking, async (held) => {
    const { db } = asking;
    const meaning = understand(held, text, { typing: true });
    const matched = categoriesFor(held, meaning).slice(0, 2);
    const products = bestProducts(held, meaning, MOST_SUGGESTIONS - matched.length);
    const sellers = (await findSellers(db, text, { limit: 2, offset: 0 })).rows.map(asSeller);
    const ids = products.slice(0, MOST_SUGGESTIONS - matched.length - sellers.length);
    const { found, looks, waiting } = await selectSuggested(db, { ids, categories: idsOf(matched) }, held.position);
    return { answer: [...sellers, ...matched.map((one) => asSuggestion(one, looks)), ...found], waiting };
  });

export async function searchVendors(
  db: Db,
  { search, page, perPage }: { search: string; page: number; perPage: number },
) {
  const offset = Math.min((page - 1) * perPage, DEEPEST_ROW);
  const { rows, total } = await findSellers(db, search, { limit: Math.min(perPage, DEEPEST_ROW - offset), offset });
  const data = rows.map((row) => ({
    _id: row._id,
    slug: row.slug,
    searchName: row.companyName,
    label: [roleLabel(row.role), place(row)].filter(Boolean).join(' · '),
    bannerImage: row.bannerImage || row.profileImage,
    picture: row.picture,
  }));
  return { data, total };
}
