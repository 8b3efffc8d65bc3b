import { type BlogCard, listPosts } from '@plyhaat/contract/content/blog';
import { listVideos, type Video } from '@plyhaat/contract/content/videos';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

const PER_PAGE = 6;

const shownPost = ({ _id, slug, name, excerpt, category, picture, readingMinutes, createdAt }: BlogCard) => ({
  _id,
  slug,
  name,
  excerpt,
  category,
  picture,
  readingMinutes,
  createdAt,
});

export const newestPosts = () =>
  queryOptions({
    queryKey: ['blog', 'newest'],
    queryFn: async ({ signal }) =>
      (await call(listPosts, { query: { page: 1, perPage: PER_PAGE } }, signal)).data.map(shownPost),
    staleTime: 5 * MINUTE_MS,
  });

const shownVideo = ({ _id, name, category, url, picture, duration }: Video) => ({
  _id,
  name,
  category,
  url,
  picture,
  duration,
});
export type ShownVideo = ReturnType<typeof shownVideo>;

export const newestVideos = () =>
  queryOptions({
    queryKey: ['videos', 'newest'],
    queryFn: async ({ signal }) =>
      (await call(listVideos, { query: { page: 1, perPage: PER_PAGE } }, signal)).data.map(shownVideo),
    staleTime: 5 * MINUTE_MS,
  });
