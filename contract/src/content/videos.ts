import * as z from 'zod/mini';
import { SearchText } from '../catalog/catalog.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, paging } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';

const VIDEO_CACHE = { seconds: 300, tags: ['videos'] };

/** What a video that does not say so is filed under (CONT-11). */
export const VIDEO_CATEGORY = 'Video';

export const Video = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  /** A stored video's path, or the full address of one that is embedded from elsewhere. */
  url: z.string(),
  thumbnail: z.string(),
  picture: z.nullable(Picture),
  /** The stored path of a WebVTT file; only videos of ours have one. */
  captions: z.nullable(z.string()),
  /** Seconds. */
  duration: z.int(),
  viewCount: z.int(),
  likeCount: z.int(),
  createdAt: z.string(),
});
export type Video = z.infer<typeof Video>;

export const VideoListQuery = z.object({
  ...paging(12),
  search: z._default(SearchText, ''),
  category: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
});
export type VideoListQuery = z.output<typeof VideoListQuery>;

export const listVideos = endpoint({
  method: 'GET',
  path: '/blogVideo',
  access: 'public',
  summary: 'Published videos, searched, filtered and paged, newest first',
  query: VideoListQuery,
  reply: listOf(Video),
  cache: VIDEO_CACHE,
});

export const videoNotFound = failure('video_not_found', 404, 'This video no longer exists.');
export const readVideo = endpoint({
  method: 'GET',
  path: '/blogVideo/getById/:id',
  access: 'public',
  summary: 'One published video',
  params: z.object({ id: z.uuid() }),
  reply: { data: Video },
  failures: [videoNotFound],
  cache: VIDEO_CACHE,
});

export const listVideoCategories = endpoint({
  method: 'GET',
  path: '/blogVideo/categories',
  access: 'public',
  summary: 'The categories of published videos, each with its number of videos',
  reply: listOf(z.object({ name: z.string(), count: z.int() })),
  cache: VIDEO_CACHE,
});

/** Sent by the web app after 2 s of play. */
export const countVideoView = endpoint({
  method: 'POST',
  path: '/blogVideo/views',
  access: 'public',
  summary: 'Counts a play of a video, once a viewer and hour',
  body: z.object({ videoId: z.uuid() }),
  reply: { viewCount: z.int() },
  failures: [videoNotFound],
});
