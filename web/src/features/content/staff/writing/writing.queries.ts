import { listBlogCategories } from '@plyhaat/contract/content/blog';
import {
  addPost,
  deletePost,
  listPostVersions,
  listWrittenPosts,
  type PostStatus,
  previewPost,
  readPostVersion,
  readWrittenPost,
  restorePostVersion,
  unpublishPost,
  updatePost,
} from '@plyhaat/contract/content/staff/writing';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const POSTS_PER_PAGE = 20;
export type PostsQuery = { readonly page: number; readonly search: string; readonly status?: PostStatus };

export const writtenPosts = (query: PostsQuery) =>
  queryOptions({
    queryKey: ['admin', 'own', 'posts', query],
    queryFn: ({ signal }) => call(listWrittenPosts, { query: { ...query, perPage: POSTS_PER_PAGE } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const writtenPost = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'post', id],
    queryFn: async ({ signal }) => (await call(readWrittenPost, { params: { id } }, signal)).data,
    staleTime: 0,
    gcTime: 0,
  });

export const postVersions = (id: string, version: number) =>
  queryOptions({
    queryKey: ['admin', 'own', 'post', id, 'versions', version],
    queryFn: ({ signal }) => call(listPostVersions, { params: { id }, query: { perPage: 50 } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const postVersion = (id: string, number: number) =>
  queryOptions({
    queryKey: ['admin', 'own', 'post', id, 'version', number],
    queryFn: async ({ signal }) => (await call(readPostVersion, { params: { id, number } }, signal)).data,
  });

export const postPreview = (description: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'preview', description],
    queryFn: async ({ signal }) => (await call(previewPost, { body: { description } }, signal)).data,
    gcTime: 0,
  });

/** What earlier posts are filed under, to choose from while typing. */
export const categoryNames = () =>
  queryOptions({
    queryKey: ['blog', 'categories', 'names'],
    queryFn: async ({ signal }) => (await call(listBlogCategories, {}, signal)).data.map(({ name }) => name),
  });

export type PostBody = CallOf<typeof addPost>['body'];

/** A new post, or the next version of one. */
export const savePost = (seen: { readonly id: string; readonly version: number } | undefined, body: PostBody) =>
  seen
    ? call(updatePost, { params: { id: seen.id }, body: { ...body, version: seen.version } })
    : call(addPost, { body });

export const removePost = (id: string) => call(deletePost, { params: { id } });
export const withdrawPost = (id: string, version: number) => call(unpublishPost, { params: { id }, body: { version } });
export const restoreVersion = (id: string, number: number, version: number) =>
  call(restorePostVersion, { params: { id, number }, body: { version } });
