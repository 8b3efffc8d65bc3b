import * as z from 'zod/mini';
import { Approval } from '../core/approval.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, paging } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { MediaState } from '../media/media.ts';

/** What a reel that does not say so is filed under, and how long it is taken to last (spec 3 §3). */
export const REEL_CATEGORY = 'General';
export const REEL_SECONDS = 30;

/** The cache of a reel also ends when its seller leaves the lists or changes its name. */
const REEL_CACHE = { seconds: 60, tags: ['reels', 'sellers'] };

export const Reel = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  hashtags: z.array(z.string()),
  /** Stored paths, as pictures have them. */
  videoUrl: z.string(),
  thumbnail: z.string(),
  picture: z.nullable(Picture),
  /** Seconds. */
  duration: z.number(),
  userId: z.string(),
  user: z.object({
    _id: z.string(),
    /** The company's. */
    name: z.string(),
    /** The last part of the store's address. */
    username: z.string(),
    avatar: z.string(),
    picture: z.nullable(Picture),
    isVerified: z.boolean(),
    cityName: z.nullable(z.string()),
    stateName: z.nullable(z.string()),
  }),
  viewCount: z.int(),
  likeCount: z.int(),
  commentCount: z.int(),
  shareCount: z.int(),
  isActive: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** To the owner and staff alone. */
  approved: z.optional(Approval),
  rejectReason: z.optional(z.nullable(z.string())),
  state: z.optional(MediaState),
});
export type Reel = z.infer<typeof Reel>;

export const ReelListQuery = z.object({
  ...paging(10),
  /** Only what is shown can be asked for; `false` finds nothing. */
  status: z._default(z.enum(['true', 'false']), 'true'),
});
export type ReelListQuery = z.output<typeof ReelListQuery>;

export const listReels = endpoint({
  method: 'GET',
  path: '/reelVideo',
  access: 'public',
  summary: 'Approved reels whose film is ready, newest first; `BlogVideoCount` is the total again',
  query: ReelListQuery,
  reply: { ...listOf(Reel), BlogVideoCount: z.int() },
  cache: REEL_CACHE,
});

export const listReelsOf = endpoint({
  method: 'GET',
  path: '/reelVideo/getByUserId/:id',
  access: 'public',
  summary: "A seller's reels, newest first; the owner and staff also see what is not public",
  params: z.object({ id: z.uuid() }),
  query: z.object(paging(12)),
  reply: listOf(Reel),
  cache: REEL_CACHE,
});

export const reelNotFound = failure('reel_not_found', 404, 'This reel does not exist any more.');
const oneReel = {
  method: 'GET',
  access: 'public',
  summary: 'One reel; the owner and staff also see what is not public',
  params: z.object({ id: z.uuid() }),
  reply: { data: Reel },
  failures: [reelNotFound],
  cache: REEL_CACHE,
} as const;
export const readReel = endpoint({ ...oneReel, path: '/reel/getById/:id' });
/** The same by the address of the list. */
export const readReelVideo = endpoint({ ...oneReel, path: '/reelVideo/getById/:id' });

const aboutReel = {
  method: 'POST',
  access: 'public',
  body: z.object({ reelId: z.uuid() }),
  failures: [reelNotFound],
} as const;
/** Sent by the web app while a reel plays. */
export const countReelView = endpoint({
  ...aboutReel,
  path: '/reelViews',
  summary: 'Counts a play of a reel, once a viewer and hour',
  reply: { viewCount: z.int() },
});
export const countReelShare = endpoint({
  ...aboutReel,
  path: '/reelShares',
  summary: 'Counts that a reel was shared, once a visitor and hour',
  reply: { shareCount: z.int() },
});
