import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, paging, yesOrNo } from '../core/paging.ts';

export const Brand = z.object({
  _id: z.string(),
  name: z.string(),
  status: z.boolean(),
  productCount: z.int(),
  /** Staff have not decided on it yet: only whoever added it sees it, and no product can name it. */
  waiting: z.boolean(),
});
export const listBrands = endpoint({
  method: 'GET',
  path: '/brand',
  access: 'public',
  summary: 'Brands that have an approved product',
  /** `status` keeps those that are public, or those that are not yet, which their own sellers alone see. */
  query: z.object({ ...paging(100, 1000), status: z.optional(yesOrNo) }),
  reply: listOf(Brand),
  cache: { seconds: 600, tags: ['brands', 'products'] },
});
