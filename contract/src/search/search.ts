import * as z from 'zod/mini';
import { ProductCard, ProductListQuery, SearchText } from '../catalog/catalog.ts';
import { Category } from '../catalog/categories.ts';
import { ProductFacets } from '../catalog/facets.ts';
import { PriceUnit } from '../catalog/price-unit.ts';
import { UnderstoodCeiling } from '../core/ceiling.ts';
import { endpoint } from '../core/endpoint.ts';
import { listOf, paging, yesOrNo } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { Nearest, UnderstoodPlace, understoodWhere } from '../core/place.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { Role } from '../core/roles.ts';

const SEARCH_CACHE = { seconds: 60, tags: ['products', 'sellers', 'categories'] };

export const SEARCH_TYPES = ['all', 'products', 'sellers', 'categories'] as const;
/** The shop's filters. Sellers and categories are those that have such products. */
const { search: _, sortBy: __, sortOrder: ___, sort: ____, userId: _____, ...filters } = ProductListQuery.shape;
export const SearchQuery = z.object({
  ...filters,
  q: z._default(SearchText, ''),
  type: z._default(z.enum(SEARCH_TYPES), 'all'),
  /** `true` counts what each further filter of products would leave. */
  facets: z._default(yesOrNo, false),
});
export type SearchQuery = z.output<typeof SearchQuery>;

export const FoundSeller = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  companyName: z.string(),
  role: Role,
  cityName: z.nullable(ReferenceText),
  stateName: z.nullable(ReferenceText),
  profileImage: z.string(),
  bannerImage: z.string(),
  picture: z.nullable(Picture),
  /** Masked: the number itself comes from a lead. */
  phone: z.nullable(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
  productsCount: z.int(),
  verifeied: z.boolean(),
  /** Of a seller beyond the place that was asked for (SEARCH-9). */
  distanceKm: z.optional(z.int()),
});
export type FoundSeller = z.infer<typeof FoundSeller>;

export const FoundCategory = z.extend(Category, { parentName: z.nullable(ReferenceText) });
export type FoundCategory = z.infer<typeof FoundCategory>;

/** `all` shows the first few of each kind; another type pages through its own. The totals are there either way. */
export const search = endpoint({
  method: 'GET',
  path: '/search',
  access: 'public',
  summary: 'Products, sellers and categories for what somebody typed',
  query: SearchQuery,
  reply: {
    data: z.object({
      products: z.array(ProductCard),
      sellers: z.array(FoundSeller),
      categories: z.array(FoundCategory),
    }),
    totals: z.object({ all: z.int(), products: z.int(), sellers: z.int(), categories: z.int() }),
    /** A spelling that would find more, or that was searched instead of what was typed. */
    didYouMean: z.optional(z.string()),
    /** Where to look, as far as the text says so. */
    ...understoodWhere,
    /** Of products: where few or none are at the place. */
    nearest: z.optional(Nearest),
    /** The same of sellers. */
    nearestSellers: z.optional(Nearest),
    /** Of products, under the filters. */
    facets: z.optional(ProductFacets),
    ceiling: z.optional(UnderstoodCeiling),
    /** Whom the text asks for, where it says so: 'plywood dealer' (SEARCH-11). */
    wants: z.optional(z.literal('sellers')),
  },
  cache: SEARCH_CACHE,
});

export const MOST_SUGGESTIONS = 8;
export const Suggestion = z.object({
  kind: z.enum(['seller', 'category', 'product']),
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** A product's category, a category's parent, a seller's place. */
  label: ReferenceText,
  image: z.string(),
  picture: z.nullable(Picture),
  /** Of a product: what is asked now, for what, and where it is sold. */
  price: z.optional(z.number()),
  pricetype: z.optional(PriceUnit),
  unitName: z.optional(z.string()),
  cityName: z.optional(z.nullable(ReferenceText)),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const suggest = endpoint({
  method: 'GET',
  path: '/search/suggest',
  access: 'public',
  summary: 'Up to eight sellers, categories and products for a text that is still being typed',
  query: z.object({ q: z._default(SearchText, '') }),
  reply: {
    data: z.array(Suggestion),
    /** The place that the text names, also by the beginning of its name: the suggestions are of there. */
    place: z.optional(UnderstoodPlace),
    /** What the text was understood as, in words: 'Plywood', '18 mm', 'BWP', 'in Nagpur'. */
    understood: z.array(z.string()),
  },
  cache: SEARCH_CACHE,
});

/** A seller is searched for by more than two characters (SEARCH-4); with fewer nobody is found. */
export const SHORTEST_SELLER_SEARCH = 3;

export const searchSellers = endpoint({
  method: 'GET',
  path: '/users/searchVendor',
  access: 'public',
  summary: 'Sellers by name, or those who deal in what a text names where it names a place, for the search box',
  query: z.object({ ...paging(5), search: z._default(SearchText, '') }),
  reply: listOf(
    z.object({
      _id: z.string(),
      slug: z.string(),
      searchName: z.string(),
      label: z.string(),
      bannerImage: z.string(),
      picture: z.nullable(Picture),
    }),
  ),
  cache: SEARCH_CACHE,
});
