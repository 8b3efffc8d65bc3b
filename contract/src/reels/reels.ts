import * as z from 'zod/mini';
import { Approval } from '../core/approval.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, paging } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { VideoFrame, VideoSource } from '../media/videos.ts';
import { ReelProduct } from './reel-product.ts';

/** What a reel that does not say so is filed under, and how long it is taken to last (REEL-4). */
export const REEL_CATEGORY = 'General';
export const REEL_SECONDS = 30;

/** The cache of a reel also ends when its seller leaves the lists or changes its name. */
const REEL_CACHE = { seconds: 60, tags: ['reels', 'sellers'] };

/** How far a reel is, for its owner. A change of one that is public waits while it stays Active or Inactive. */
export const ReelState = z.enum(['Processing', 'Under review', 'Active', 'Inactive', 'Rejected']);
export type ReelState = z.infer<typeof ReelState>;

export const Reel = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  category: ReferenceText,
  hashtags: z.array(z.string()),
  /** Stored paths, as pictures have them. */
  videoUrl: z.string(),
  thumbnail: z.string(),
  /** The same by the name that apps read (ALL-14); pages of ours are made without it. */
  thumbnailUrl: z.optional(z.string()),
  picture: z.nullable(Picture),
  /** The video in every size there is, smallest first; `videoUrl` is the largest. */
  sources: z.array(VideoSource),
  /** The stored path of a WebVTT file. */
  captions: z.nullable(z.string()),
  /** Up to three products of the seller that are on sale. */
  products: z.array(ReelProduct),
  /** Seconds. */
  duration: z.number(),
  userId: z.string(),
  user: z.object({
    _id: z.string(),
    /** The company's. */
    name: z.string(),
    /** The last part of the store's address. */
    username: z.string(),
    /** `name` by its other name; and a figure that we do not have. Not for pages of ours. */
    userName: z.optional(z.string()),
    followers: z.optional(z.null()),
    avatar: z.string(),
    picture: z.nullable(Picture),
    isVerified: z.boolean(),
    cityName: z.nullable(ReferenceText),
    stateName: z.nullable(ReferenceText),
  }),
  viewCount: z.int(),
  likeCount: z.int(),
  commentCount: z.int(),
  shareCount: z.int(),
  isActive: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /**
   * To the owner and staff alone, who see what was saved last: `approved` says how far that is, `isPublic` whether an
   * approved version exists, which stays public while a change of it waits.
   */
  approved: z.optional(Approval),
  isPublic: z.optional(z.boolean()),
  state: z.optional(ReelState),
  /** Why staff sent it back, or why the video could not be used. */
  rejectReason: z.optional(z.nullable(z.string())),
  /** Where the poster was taken, and the frames to choose from once the video is ready. */
  posterAt: z.optional(z.nullable(z.number())),
  frames: z.optional(z.array(VideoFrame)),
  /** The products as chosen, on sale or not. */
  productIds: z.optional(z.array(z.string())),
});
export type Reel = z.infer<typeof Reel>;

export const ReelListQuery = z.object({
  ...paging(10),
  /** The `next` of the page before; `page` is ignored beside it. */
  after: z.optional(z.string().check(z.maxLength(2000))),
  /** Only what is shown can be asked for; `false` finds nothing. */
  status: z._default(z.enum(['true', 'false']), 'true'),
});
export type ReelListQuery = z.output<typeof ReelListQuery>;

export const listReels = endpoint({
  method: 'GET',
  path: '/reelVideo',
  access: 'public',
  feature: 'reels',
  summary:
    'Approved reels whose film is ready: newest first, to members unseen ones and those of their categories before; `BlogVideoCount` is the total again',
  query: ReelListQuery,
  /** `next` is the `after` of the page that follows, null at the end. */
  reply: { ...listOf(Reel), BlogVideoCount: z.int(), next: z.nullable(z.string()) },
  cache: REEL_CACHE,
});

export const listReelsOf = endpoint({
  method: 'GET',
  path: '/reelVideo/getByUserId/:id',
  access: 'public',
  feature: 'reels',
  summary: "A seller's reels, newest first; the owner and staff also see what is not public",
  params: z.object({ id: z.uuid() }),
  query: z.object(paging(12)),
  /** `counts`: how many there are of each state, to the owner and staff alone. */
  reply: { ...listOf(Reel), counts: z.optional(z.partialRecord(ReelState, z.int())) },
  cache: REEL_CACHE,
});

export const reelNotFound = failure('reel_not_found', 404, 'This reel no longer exists.');
const oneReel = {
  method: 'GET',
  access: 'public',
  feature: 'reels',
  summary: 'One reel; the owner and staff also see what is not public',
  params: z.object({ id: z.uuid() }),
  reply: { data: Reel },
  failures: [reelNotFound],
  cache: REEL_CACHE,
} as const;
export const readReel = endpoint({ ...oneReel, path: '/reel/getById/:id' });
/** The same by the address of the list. */
export const readReelVideo = endpoint({ ...oneReel, path: '/reelVideo/getById/:id' });
