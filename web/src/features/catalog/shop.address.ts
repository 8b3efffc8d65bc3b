import { ProductListQuery } from '@plyhaat/contract/catalog';
import * as z from 'zod/mini';

/** The contract's query is the shop's address; `sort` and `seller` are how other pages link to it (spec 1 §2). */
export const ShopAddress = z.extend(ProductListQuery, {
  sort: z.optional(z.enum(['latest', 'new'])),
  seller: z.optional(z.uuid()),
});
export type ShopAddress = z.output<typeof ShopAddress>;

export function toListQuery({ sort, seller, ...query }: ShopAddress): ProductListQuery {
  const newestFirst = sort ? ({ sortBy: 'createdAt', sortOrder: 'desc' } as const) : {};
  return { ...query, ...newestFirst, ...(seller && { userId: seller }) };
}
