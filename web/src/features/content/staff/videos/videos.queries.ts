import {
  addVideo,
  deleteVideo,
  listFilmedVideos,
  readFilmedVideo,
  updateVideo,
} from '@plyhaat/contract/content/staff/videos';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const VIDEOS_PER_PAGE = 20;

export const staffVideos = (page: number, search: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'videos', page, search],
    queryFn: ({ signal }) => call(listFilmedVideos, { query: { page, search, perPage: VIDEOS_PER_PAGE } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const staffVideo = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'video', id],
    queryFn: async ({ signal }) => (await call(readFilmedVideo, { params: { id } }, signal)).data,
    staleTime: 0,
    gcTime: 0,
  });

export type VideoBody = CallOf<typeof addVideo>['body'];

/** A new video, or a change of one. */
export const saveVideo = (id: string | undefined) => (body: VideoBody) =>
  id === undefined ? call(addVideo, { body }) : call(updateVideo, { params: { id }, body });

export const removeVideo = (id: string) => call(deleteVideo, { params: { id } });
