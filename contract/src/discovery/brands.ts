import * as z from 'zod/mini';
import { ProductCard } from '../catalog/catalog.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { SellerCard } from '../sellers/sellers.ts';
import { OfferedKind, PlaceLink, PriceRange } from './found.ts';

/** What is on offer of a brand now, and who has it. */
export const BrandPage = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  productsCount: z.int(),
  sellersCount: z.int(),
  prices: z.array(PriceRange),
  kinds: z.array(OfferedKind),
  products: z.array(ProductCard),
  /** Those with most products of it first. */
  sellers: z.array(SellerCard),
  /** Where it is sold, with the number of products. */
  states: z.array(PlaceLink),
});
export type BrandPage = z.infer<typeof BrandPage>;

export const brandNotFound = failure('brand_not_found', 404, 'Brand Not Found');

export const readBrand = endpoint({
  method: 'GET',
  path: '/brand/getBySlug/:slug',
  access: 'public',
  summary: 'A brand with what is on offer of it: counts, prices, products, sellers',
  params: z.object({ slug: z.string().check(z.maxLength(200)) }),
  reply: { data: BrandPage },
  failures: [brandNotFound],
  cache: { seconds: 300, tags: ['sellers', 'products', 'categories', 'brands'] },
});
