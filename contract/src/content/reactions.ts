import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { postNotFound } from './blog.ts';

/** What readers do with a post. */

const aPost = z.object({ blogId: z.uuid() });

export const readPostStatus = endpoint({
  method: 'GET',
  path: '/blog/:id/status',
  access: 'public',
  summary: 'How many like a post and have commented, and whether the caller likes it and has bookmarked it',
  params: z.object({ id: z.uuid() }),
  reply: { isLiked: z.boolean(), isBookmarked: z.boolean(), likeCount: z.int(), commentCount: z.int() },
  failures: [postNotFound],
});
export const togglePostLike = endpoint({
  method: 'POST',
  path: '/blogLikes/toggle',
  access: 'member',
  summary: 'Likes a post, or no longer',
  body: aPost,
  reply: { isLiked: z.boolean(), likeCount: z.int() },
  failures: [postNotFound],
});
export const togglePostBookmark = endpoint({
  method: 'POST',
  path: '/blogBookmarks/toggle',
  access: 'member',
  summary: 'Bookmarks a post, or no longer',
  body: aPost,
  reply: { isBookmarked: z.boolean() },
  failures: [postNotFound],
});
