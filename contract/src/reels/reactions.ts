import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { reelNotFound } from './reels.ts';

/** What viewers do with a reel. */

/** `view` after 2 s of play, `watched` after 3 s, `tap` on one of its products. */
export const ReelStage = z.enum(['view', 'watched', 'tap']);
export type ReelStage = z.infer<typeof ReelStage>;

const aReel = z.object({ reelId: z.uuid() });

/** Sent by the web app while a reel plays. */
export const countReelView = endpoint({
  method: 'POST',
  path: '/reelViews',
  access: 'public',
  feature: 'reels',
  summary: 'Counts a play of a reel, or how far it went, once a viewer, stage and hour',
  body: z.extend(aReel, { stage: z._default(ReelStage, 'view') }),
  reply: { viewCount: z.int() },
  failures: [reelNotFound],
});
export const countReelShare = endpoint({
  method: 'POST',
  path: '/reelShares',
  access: 'public',
  feature: 'reels',
  summary: 'Counts that a reel was shared, once a visitor and hour',
  body: aReel,
  reply: { shareCount: z.int() },
  failures: [reelNotFound],
});

export const readReelStatus = endpoint({
  method: 'GET',
  path: '/reelLikes/status',
  access: 'member',
  feature: 'reels',
  summary: 'Whether the caller likes a reel and has bookmarked it',
  query: aReel,
  reply: { isLiked: z.boolean(), isBookmarked: z.boolean() },
});
export const toggleReelLike = endpoint({
  method: 'POST',
  path: '/reelLikes/toggle',
  access: 'member',
  feature: 'reels',
  summary: 'Likes a reel, or no longer',
  body: aReel,
  reply: { isLiked: z.boolean(), likeCount: z.int() },
  failures: [reelNotFound],
});
export const toggleReelBookmark = endpoint({
  method: 'POST',
  path: '/reelBookmarks/toggle',
  access: 'member',
  feature: 'reels',
  summary: 'Bookmarks a reel, or no longer',
  body: aReel,
  reply: { isBookmarked: z.boolean() },
  failures: [reelNotFound],
});
