import {
  countVideoView,
  listVideoCategories,
  listVideos,
  readVideo,
  VideoListQuery,
} from '@plyhaat/contract/content/videos';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { forgiving } from '#shell/address.ts';
import type { VideosAddress } from './videos.address.ts';

const { parse } = forgiving(VideoListQuery);

/** What an address asks for; a bad part falls back to its default. */
export const videosQuery = (address: VideosAddress): VideoListQuery => parse(address);

export const videoList = (query: VideoListQuery) =>
  queryOptions({
    queryKey: ['videos', 'list', query],
    queryFn: ({ signal }) => call(listVideos, { query }, signal),
    staleTime: 5 * MINUTE_MS,
    placeholderData: keepPreviousData,
  });

export const videoCategories = () =>
  queryOptions({
    queryKey: ['videos', 'categories'],
    queryFn: ({ signal }) => call(listVideoCategories, {}, signal),
    staleTime: 5 * MINUTE_MS,
  });

export const videoDetail = (id: string) =>
  queryOptions({
    queryKey: ['videos', 'one', id],
    queryFn: async ({ signal }) => (await call(readVideo, { params: { id } }, signal)).data,
    staleTime: 5 * MINUTE_MS,
  });

/** Everything the list shows when it is rendered; what fails is left to the screen to say. */
export const loadVideos = (queries: QueryClient, address: VideosAddress): Promise<unknown> =>
  Promise.all([queries.prefetchQuery(videoList(videosQuery(address))), queries.prefetchQuery(videoCategories())]);

/** The one that the address names is needed, the list behind it only while the page is rendered. */
export async function loadVideo(queries: QueryClient, id: string, address: VideosAddress) {
  await queries.ensureQueryData(videoDetail(id));
  return { beside: loadVideos(queries, address) };
}

/** The server decides whether it counts. */
export const tellView = (videoId: string): void =>
  void call(countVideoView, { body: { videoId } }).catch(() => undefined);
