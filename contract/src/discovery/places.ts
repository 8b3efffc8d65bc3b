import * as z from 'zod/mini';
import { ProductCard } from '../catalog/catalog.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { Role } from '../core/roles.ts';
import { SellerCard } from '../sellers/sellers.ts';
import { OfferedKind, PlaceLink, PriceRange } from './found.ts';

/** A place has a page from so many sellers on; below that its address leads to the wider one (DISC-1). */
export const FEWEST_SELLERS = 3;

const Named = z.object({ _id: z.string(), name: ReferenceText, slug: z.string() });

/** Who sells in a state, or sells a category in a state or city, with figures counted from what is on offer now. */
export const SellersPlace = z.object({
  /** The page's one address. */
  path: z.string(),
  state: Named,
  city: z.nullable(Named),
  category: z.nullable(z.extend(Named, { parent: z.nullable(Named) })),
  sellersCount: z.int(),
  /** Of these, with a GST number that was checked. */
  verifiedCount: z.int(),
  productsCount: z.int(),
  roles: z.array(z.object({ role: Role, count: z.int() })),
  /** By unit, the most used first. */
  prices: z.array(PriceRange),
  /** What is on offer by category: sub-categories where a category is chosen. */
  kinds: z.array(OfferedKind),
  brands: z.array(z.object({ name: z.string(), slug: z.string(), count: z.int() })),
  sellers: z.array(SellerCard),
  products: z.array(ProductCard),
  /** Other categories in this place, other cities of the state, and states that share a border: with sellers in each. */
  categories: z.array(PlaceLink),
  cities: z.array(PlaceLink),
  neighbours: z.array(PlaceLink),
});
export type SellersPlace = z.infer<typeof SellersPlace>;

export const placeNotFound = failure('place_not_found', 404, 'Place Not Found');

const Slug = z.string().check(z.maxLength(200));

export const readSellersPlace = endpoint({
  method: 'GET',
  path: '/places/sellers/:state',
  access: 'public',
  summary:
    'Sellers of a state, or of a category in a state or city, with counts, prices and the best of them, by slugs',
  params: z.object({ state: Slug }),
  query: z.object({ city: z.optional(Slug), category: z.optional(Slug) }),
  reply: {
    data: z.nullable(SellersPlace),
    /** Where the page is instead: of a wider place, or under another spelling. */
    movedTo: z.nullable(z.string()),
  },
  failures: [placeNotFound],
  cache: { seconds: 300, tags: ['sellers', 'products', 'places', 'categories', 'brands'] },
});
