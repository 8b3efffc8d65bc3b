import * as z from 'zod/mini';
import { SearchText } from '../catalog/catalog.ts';
import { endpoint } from '../core/endpoint.ts';
import { commaList, listOf, paging } from '../core/paging.ts';
import { understoodWhere } from '../core/place.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { BUSINESS_ROLES, Role } from '../core/roles.ts';
import { memberNotFound } from './profile.ts';
import { storefront } from './storefront.ts';

const SELLER_CACHE = { seconds: 60, tags: ['sellers', 'products'] };

const Named = z.nullable(z.object({ _id: z.string(), name: ReferenceText }));

/** What a list shows of a store. Every number is masked: the numbers themselves come from a lead. */
export const SellerCard = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  companyName: z.string(),
  role: Role,
  description: z.nullable(z.string()),
  address: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  cityName: z.nullable(ReferenceText),
  stateName: z.nullable(ReferenceText),
  cityObj: Named,
  stateObj: Named,
  companyObj: z.object({ name: z.string(), phone: z.nullable(z.string()) }),
  phone: z.nullable(z.string()),
  ...storefront,
  /** When the seller was last here or changed something. */
  updatedAt: z.string(),
});
export type SellerCard = z.infer<typeof SellerCard>;

export const SELLER_SORTS = ['rating', 'reviews', 'products', 'newest', 'name'] as const;

const stars = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d(\.\d{1,2})?$/))]),
  z.coerce.number<number | string>().check(z.gte(0), z.lte(5)),
);

export const SellerListQuery = z.object({
  ...paging(),
  /** A name, or what is sold and where. */
  search: z._default(SearchText, ''),
  state: z.optional(z.uuid()),
  city: z.optional(z.uuid()),
  /** Ids of cities: the sellers of any of them, and of `city`. */
  locations: commaList(z.uuid()),
  userTypes: commaList(z.enum(BUSINESS_ROLES), 20),
  /** A category stands for its sub-categories too. */
  categories: commaList(z.uuid()),
  /** At least so many stars. */
  rating: z._default(stars, 0),
  /** Without one: by relevance where something is searched, by rating otherwise, which counts with its number of reviews. */
  sortBy: z.optional(z.enum(SELLER_SORTS)),
  /** Without one: names from A to Z, everything else from the top. */
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
});
export type SellerListQuery = z.output<typeof SellerListQuery>;

export const listSellers = endpoint({
  method: 'GET',
  path: '/users/getAllUsersForWebsite',
  access: 'public',
  summary: 'Sellers, filtered, sorted and paged',
  query: SellerListQuery,
  reply: { ...listOf(SellerCard), ...understoodWhere },
  cache: SELLER_CACHE,
});

/** Top sellers have at least these stars and a picture (SELL-9). */
export const TOP_RATING = 3;

export const listTopSellers = endpoint({
  method: 'GET',
  path: '/users/getTopVendors',
  access: 'public',
  summary: 'Sellers with three stars or more and a picture, the best by reviews and their number first',
  query: z.object(paging(10)),
  reply: listOf(SellerCard),
  cache: SELLER_CACHE,
});

export const listSimilarSellers = endpoint({
  method: 'GET',
  path: '/users/getSimilarVendors/:id',
  access: 'public',
  summary: 'Sellers of the same categories, those of the same state first',
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  reply: listOf(SellerCard),
  failures: [memberNotFound],
  cache: SELLER_CACHE,
});
