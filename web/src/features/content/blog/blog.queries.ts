import { BlogListQuery, listBlogCategories, listPosts, readPost } from '@plyhaat/contract/content/blog';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { forgiving } from '#shell/address.ts';
import type { BlogAddress } from './blog.address.ts';

/** CONT-2. */
export const PAGE_SIZES = [6, 12, 24, 48];
const DEFAULT_SIZE = 12;
const RELATED = 3;

const { parse } = forgiving(BlogListQuery);

/** What an address asks for; a bad part falls back to its default. */
export function blogQuery({ view: _view, ...address }: BlogAddress): BlogListQuery {
  const query = parse(address);
  return { ...query, perPage: PAGE_SIZES.includes(query.perPage) ? query.perPage : DEFAULT_SIZE };
}

export const postList = (query: BlogListQuery) =>
  queryOptions({
    queryKey: ['blog', 'list', query],
    queryFn: ({ signal }) => call(listPosts, { query }, signal),
    staleTime: 5 * MINUTE_MS,
    placeholderData: keepPreviousData,
  });

export const blogCategories = () =>
  queryOptions({
    queryKey: ['blog', 'categories'],
    queryFn: ({ signal }) => call(listBlogCategories, {}, signal),
    staleTime: 5 * MINUTE_MS,
  });

/** Everything the list shows when it is rendered; what fails is left to the screen to say. */
export const loadBlog = (queries: QueryClient, address: BlogAddress): Promise<unknown> =>
  Promise.all([queries.prefetchQuery(postList(blogQuery(address))), queries.prefetchQuery(blogCategories())]);

export const postDetail = (slugOrId: string) =>
  queryOptions({
    queryKey: ['blog', 'post', slugOrId],
    queryFn: async ({ signal }) => (await call(readPost, { params: { slugOrId } }, signal)).data,
    staleTime: 5 * MINUTE_MS,
  });

/** Up to three others of the same category. */
export const relatedPosts = ({ _id, category }: { readonly _id: string; readonly category: string }) =>
  queryOptions({
    queryKey: ['blog', 'related', category, _id],
    queryFn: async ({ signal }) => {
      const { data } = await call(listPosts, { query: { category, perPage: RELATED + 1 } }, signal);
      return data.filter((post) => post._id !== _id).slice(0, RELATED);
    },
    staleTime: 5 * MINUTE_MS,
  });
