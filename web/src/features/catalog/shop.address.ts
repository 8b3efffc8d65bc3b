import { FACTS, ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import { wholeNumber } from '@plyhaat/contract/core/paging';
import * as z from 'zod/mini';

export const PAGE_SIZES = [12, 20, 40, 60];
/** The slider's end, which stands for no upper limit and is not sent. */
export const DEAREST = 50_000;
export const DEAREST_SQFT = 400;

const pageSize = wholeNumber(1, 60).check(z.refine((size) => PAGE_SIZES.includes(size)));

/** The contract's query is the shop's address, as far as people choose it. */
const { userId: _, facets: __, priceOf: ____, ...chosen } = ProductListQuery.shape;
export const ShopAddress = z.object({ ...chosen, perPage: z._default(pageSize, 12) });
export type ShopAddress = z.output<typeof ShopAddress>;

/** `category` is how people and old links write it: its name or slug leads to the category's page (CAT-27). */
export const LinkedShopAddress = z.object({ ...ShopAddress.shape, category: z.optional(z.string()) });

/** A category's page: the shop without the one choice that its path has made. */
const { categories: ___, ...otherwise } = ShopAddress.shape;
export const CategoryAddress = z.object(otherwise);

export const PLAIN_SHOP: ShopAddress = z.parse(ShopAddress, {});

/** The parts of the address that choose values from a list. */
export const CHOICES = ['city', ...FACTS] as const;
export type Choice = (typeof CHOICES)[number];

export type ShopListQuery = Omit<ProductListQuery, Choice> &
  Partial<Pick<ProductListQuery, Choice>> & { readonly nearby?: true };

/**
 * `sort` is how other pages link to the newest (CAT-2); a chosen order goes before it. What nobody chose is left out:
 * every page carries this query as the name of its list.
 */
export function toListQuery(address: ShopAddress): ShopListQuery {
  const { sort, minPrice, maxPrice, minSqft, city, thickness, grade, size, wood, finish, ...query } = address;
  const chosen = Object.entries({ city, thickness, grade, size, wood, finish }).filter(([, { length }]) => length > 0);
  return {
    ...query,
    ...Object.fromEntries(chosen),
    facets: true,
    priceOf: 'one',
    ...(city.length + query.state.length > 0 && { nearby: true as const }),
    ...(sort && !query.sortBy && { sortBy: 'createdAt', sortOrder: 'desc' }),
    ...(minPrice && { minPrice }),
    ...(maxPrice !== undefined && maxPrice !== DEAREST && { maxPrice }),
    ...(minSqft && { minSqft }),
  };
}
