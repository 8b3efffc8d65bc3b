import * as z from 'zod/mini';
import { SellerLine } from '../catalog/catalog.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, paging, wholeNumber } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { NAMED_BY_ID, ownerSees } from './placements.ts';

/** A product a seller shows among the new arrivals; name, address, company and city are the product's own. */
export const Arrival = z.object({
  _id: z.string(),
  productId: z.string(),
  productname: z.string(),
  productSlug: z.string(),
  image: z.string(),
  picture: z.nullable(Picture),
  companyName: z.string(),
  cityName: z.nullable(ReferenceText),
  /** Masked: the number itself comes from a lead. */
  phone: z.nullable(z.string()),
  /** Whether staff approved it (PROMO-2); the tick beside the company's name is `seller.verifeied`. */
  verifeied: z.boolean(),
  seller: SellerLine,
  startDate: z.string(),
  endDate: z.string(),
  createdAt: z.string(),
  ...ownerSees,
});
export type Arrival = z.infer<typeof Arrival>;

const CACHE = { seconds: 60, tags: ['arrivals', 'products', 'sellers'] };
export const arrivalNotFound = failure('new_arrival_not_found', 404, 'This new arrival does not exist.');

export const listArrivals = endpoint({
  method: 'GET',
  path: '/advertisement/getForHomepage',
  access: 'public',
  summary: 'New arrivals that run now, latest first',
  query: z.object({
    pageIndex: z._default(wholeNumber(1, 1_000_000), 1),
    pageSize: z._default(wholeNumber(1, 100), 8),
  }),
  reply: listOf(Arrival),
  cache: CACHE,
});
export const readArrival = endpoint({
  method: 'GET',
  path: '/advertisement/getById/:id',
  access: 'public',
  summary: 'One new arrival that runs; whatever its state to its owner and staff',
  params: NAMED_BY_ID,
  reply: { data: Arrival },
  failures: [arrivalNotFound],
  cache: CACHE,
});
export const listArrivalsOf = endpoint({
  method: 'GET',
  path: '/advertisement',
  access: 'public',
  summary: "A seller's new arrivals that run; all of them to the owner and staff",
  query: z.object({ ...paging(100), userId: z.uuid() }),
  reply: listOf(Arrival),
  cache: CACHE,
});
