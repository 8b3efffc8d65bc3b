import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { optionalText } from '../core/fields.ts';
import { listOf } from '../core/paging.ts';
import { filled } from '../core/sentence.ts';
import { ProductListQuery } from './catalog.ts';

export const MOST_SAVED_SEARCHES = 20;

const {
  page: _,
  perPage: __,
  sortBy: ___,
  sortOrder: ____,
  sort: _____,
  userId: ______,
  facets: _______,
  priceOf: ________,
  ...FILTERS
} = ProductListQuery.shape;
const Filters = z.object(FILTERS);

/** The part of an address of the shop that chooses products, in one order; nothing where it chooses none. */
export function readSearchAddress(address: string): string | undefined {
  const [path, query = ''] = address.split('#')[0]?.split('?') ?? [];
  if (path !== '/shop') return undefined;
  const given = Object.fromEntries(new URLSearchParams(query));
  if (!z.safeParse(Filters, given).success) return undefined;
  const chosen = Object.keys(FILTERS)
    .toSorted()
    .flatMap((name) => {
      const value = given[name]?.trim();
      return value ? [`${name}=${encodeURIComponent(value)}`] : [];
    });
  return chosen.length > 0 ? `/shop?${chosen.join('&')}` : undefined;
}

/** What a saved address asks of the list of products, with prices compared as the shop does. */
export const searchQueryOf = (address: string): ProductListQuery =>
  z.parse(ProductListQuery, {
    ...Object.fromEntries(new URLSearchParams(address.split('?')[1])),
    facets: false,
    priceOf: 'one',
  });

export const SavedSearch = z.object({
  _id: z.string(),
  name: z.string(),
  /** Where its products are: an address of the shop. */
  address: z.string(),
  /** One message a day about new products. */
  alert: z.boolean(),
  createdAt: z.string(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const tooManySearches = failure(
  'too_many_searches',
  409,
  filled`You can save up to ${{ most: MOST_SAVED_SEARCHES }} searches. Please delete one first.`,
);
export const savedSearchNotFound = failure('saved_search_not_found', 404, 'This saved search no longer exists.');
const NOTHING_CHOSEN = 'Please choose a filter or search for something first';

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/savedSearches',
  access: 'member',
  summary: "The caller's saved searches, latest first",
  reply: listOf(SavedSearch),
});
export const saveSearch = endpoint({
  method: 'POST',
  path: '/savedSearches',
  access: 'member',
  summary: 'Saves a search of the shop by its address; the same address again changes its name or alert',
  creates: true,
  body: z.object({
    address: z.string().check(
      z.maxLength(2000),
      z.refine((address) => readSearchAddress(address) !== undefined, NOTHING_CHOSEN),
    ),
    name: z.optional(optionalText(120)),
    alert: z.optional(z.boolean()),
  }),
  reply: { message: z.string(), data: SavedSearch },
  failures: [tooManySearches],
});
export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/savedSearches/:id',
  access: 'member',
  summary: 'Deletes a saved search',
  params: z.object({ id: z.uuid() }),
  reply: { message: z.string() },
  failures: [savedSearchNotFound],
});
