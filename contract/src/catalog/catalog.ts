import * as z from 'zod/mini';
import { UnderstoodCeiling } from '../core/ceiling.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { commaList, listOf, paging, yesOrNo } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { Nearest, understoodWhere } from '../core/place.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { Role } from '../core/roles.ts';
import { holiday } from '../sellers/holiday.ts';
import { ProductFacets } from './facets.ts';
import { ownerSees, ownListQuery, ownListReply } from './own-list.ts';
import { PriceSlab } from './price-slabs.ts';
import { PriceUnit } from './price-unit.ts';
import { Difference, ProductContent, ProductCreator } from './product-content.ts';
import { UnitName } from './unit-name.ts';

const PRODUCT_CACHE = { seconds: 60, tags: ['products'] };

export const SellerLine = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  companyName: z.string(),
  cityName: z.nullable(ReferenceText),
  stateName: z.nullable(ReferenceText),
  verifeied: z.boolean(),
});

export const ProductCard = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** What is asked now; `originalPrice` is the list price; `sellingprice` the words 'number unit'. */
  price: z.number(),
  originalPrice: z.number(),
  sellingprice: z.string(),
  pricetype: PriceUnit,
  /** What people read for one of them where the price is by the number: 'sheet', 'door', 'pair' (CAT-25). */
  unitName: UnitName,
  /**
   * `price` for one square foot, or for one sheet where it is asked by the square foot; null where no size tells it and
   * where goods are not sold by area (CAT-26).
   */
  secondPrice: z.nullable(z.number()),
  /** What tells one sheet from another, and the least that is sold, in the seller's words. */
  thickness: z.optional(z.nullable(z.string())),
  size: z.optional(z.nullable(z.string())),
  grade: z.optional(z.nullable(z.string())),
  minimumOrder: z.optional(z.nullable(z.string())),
  /** What comes on top of every price. */
  gstPercent: z.int(),
  mainImage: z.string(),
  /** The same; and `reviews` is `reviewCount`, `location` the two names beside it. */
  productImg: z.string(),
  picture: z.nullable(Picture),
  badge: z.nullable(z.enum(['New', 'Sale'])),
  /** Staff checked its BIS licence, which is valid today. */
  isiVerified: z.boolean(),
  category: ReferenceText,
  categoryId: z.string(),
  brandObj: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  companyName: z.string(),
  cityName: z.nullable(ReferenceText),
  stateName: z.nullable(ReferenceText),
  location: z.object({ cityName: z.nullable(ReferenceText), stateName: z.nullable(ReferenceText) }),
  seller: SellerLine,
  /** Masked: the number itself comes from a lead. */
  phone: z.nullable(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
  reviews: z.int(),
  inStock: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** In a list that goes on beyond the place that was asked for: how far from there. */
  distanceKm: z.optional(z.int()),
  ...ownerSees,
});
export type ProductCard = z.infer<typeof ProductCard>;

/** In the detail for the owner and staff alone. */
const ownerReads = {
  /** The version that waits, what a form starts from, and how that differs from the public one. */
  pending: z.optional(z.nullable(ProductContent)),
  latest: z.optional(ProductContent),
  differences: z.optional(z.array(Difference)),
  status: z.optional(z.boolean()),
  /** The seller's own code. */
  code: z.optional(z.nullable(z.string())),
};

/** Parts of the detail by the names that apps read (CAT-11); pages of ours are made without them. */
const namesForApps = {
  categoryArr: z.optional(ProductContent.shape.categoryArr),
  imageArr: z.optional(ProductContent.shape.imageArr),
  longDescription: z.optional(z.string()),
  specification: z.optional(ProductContent.shape.specification),
  createdById: z.optional(z.string()),
  createdByObj: z.optional(ProductCreator),
};

/** What the page of a product says of its seller. */
const ProductStore = z.object({
  role: Role,
  profilePicture: z.nullable(Picture),
  rating: z.number(),
  reviewCount: z.int(),
  productsCount: z.int(),
});

export const ProductDetail = z.extend(ProductCard, {
  /** Of its seller. */
  ...holiday,
  store: ProductStore,
  images: z.array(Picture),
  brand: z.nullable(z.string()),
  brandSlug: z.nullable(z.string()),
  parentCategory: z.nullable(z.object({ _id: z.string(), name: ReferenceText, slug: z.string() })),
  shortDescription: z.string(),
  description: z.string(),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  /** From so many on one costs less, in the unit of the price; quantities rise and prices fall. */
  slabs: z.array(PriceSlab),
  ...namesForApps,
  ...ownerReads,
});
export type ProductDetail = z.infer<typeof ProductDetail>;

const inDecimals = z.union([z.number(), z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/))]);
const rupees = z.pipe(inDecimals, z.coerce.number<number | string>().check(z.gte(0), z.lte(1e9)));

/** The longest text anyone searches for; more is refused rather than read. */
export const LONGEST_SEARCH = 200;
export const SearchText = z.string().check(z.trim(), z.maxLength(LONGEST_SEARCH));

/** Rows a list can be paged through; beyond them pages are empty and `total` stays exact. */
export const DEEPEST_ROW = 10_000;

/** Values as a person or a facet writes them: '18 mm' or 18, 'BWP' or marine, '8x4' or '2440 × 1220 mm'. */
const factList = commaList(z.string().check(z.trim(), z.maxLength(40)), 20);
const facts = { thickness: factList, grade: factList, size: factList, wood: factList, finish: factList };
export const FACTS = ['thickness', 'grade', 'size', 'wood', 'finish'] as const;
export type Fact = (typeof FACTS)[number];

export const ProductListQuery = z.object({
  ...paging(),
  /** By `sqft`, products without a price for a square foot come last. Without one: by relevance where something is searched, by name otherwise. Relevance is always best first. */
  sortBy: z.optional(z.enum(['name', 'price', 'sqft', 'rating', 'createdAt', 'relevance'])),
  sortOrder: z._default(z.enum(['asc', 'desc']), 'asc'),
  /** How other pages link to the newest (CAT-2); a chosen `sortBy` goes before it. */
  sort: z.optional(z.enum(['latest', 'new'])),
  search: z._default(SearchText, ''),
  categories: commaList(z.uuid()),
  brands: commaList(z.uuid()),
  minPrice: z.optional(rupees),
  maxPrice: z.optional(rupees),
  /**
   * What minPrice, maxPrice, `sortBy=price` and the counts of prices compare: `asked` (as without it) the number that the
   * seller asks, whatever it is for; `one` what one costs, a sheet where the price is asked by area (CAT-32).
   */
  priceOf: z.optional(z.enum(['asked', 'one'])),
  /** `true` leaves out what has no BIS licence that staff checked and that is valid today. */
  isi: z.optional(yesOrNo),
  userId: z.optional(z.uuid()),
  /** The same as `userId`, as the shop's address has it. */
  seller: z.optional(z.uuid()),
  /** Ids of states, comma between them. */
  state: commaList(z.uuid()),
  /** Ids of cities. */
  city: commaList(z.uuid()),
  ...facts,
  /** `true` leaves out what is not in stock; `false` is the same as nothing. */
  inStock: z.optional(yesOrNo),
  /** `true` leaves out sellers whose GST certificate was not checked. */
  verified: z.optional(yesOrNo),
  /** Rupees a square foot, of goods sold by area. Products without that price are left out: `withoutSqft` says how many. */
  minSqft: z.optional(rupees),
  maxSqft: z.optional(rupees),
  /** `false` leaves them out, for strips and carousels. */
  facets: z._default(yesOrNo, true),
});
export type ProductListQuery = z.output<typeof ProductListQuery>;

export const productNotFound = failure('product_not_found', 404, 'Product Not Found');

export const listProducts = endpoint({
  method: 'GET',
  path: '/product',
  access: 'public',
  summary: 'Approved products, filtered, sorted and paged',
  query: z.extend(ProductListQuery, {
    ...ownListQuery,
    /** `true` goes on beyond chosen states and cities that have few, as beyond a place in the text (SEARCH-9). */
    nearby: z.optional(yesOrNo),
  }),
  reply: {
    ...listOf(ProductCard),
    ...ownListReply,
    totalElements: z.int(),
    facets: z.optional(ProductFacets),
    /** With minSqft or maxSqft: how many were left out because nobody knows their price for a square foot. */
    withoutSqft: z.optional(z.int()),
    /** With `priceOf=one` and minPrice or maxPrice: how many were left out because no size tells what one costs. */
    withoutOne: z.optional(z.int()),
    /** A spelling that was searched instead of what was typed. */
    didYouMean: z.optional(z.string()),
    /** Where to look, as far as the text says so. */
    ...understoodWhere,
    nearest: z.optional(Nearest),
    ceiling: z.optional(UnderstoodCeiling),
  },
  cache: PRODUCT_CACHE,
});
export const readProduct = endpoint({
  method: 'GET',
  path: '/product/getProductById/:idOrSlug',
  access: 'public',
  summary: 'One product by its id or slug',
  params: z.object({ idOrSlug: z.string().check(z.maxLength(200)) }),
  reply: { data: ProductDetail },
  failures: [productNotFound],
  cache: PRODUCT_CACHE,
});
export const listSimilarProducts = endpoint({
  method: 'GET',
  path: '/product/getSimilarProducts/:id',
  access: 'public',
  summary: 'Products like this one: of its category, then of its parent category',
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  reply: { data: z.object({ data: z.array(ProductCard) }) },
  failures: [productNotFound],
  cache: PRODUCT_CACHE,
});
