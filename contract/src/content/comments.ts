import * as z from 'zod/mini';
import { Approval } from '../core/approval.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { requiredText } from '../core/fields.ts';
import { wholeNumber } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { postNotFound } from './blog.ts';

export const LONGEST_COMMENT = 1000;
const COMMENT_NEEDED = 'Please enter a comment';
export const COMMENT_SENT = 'Your comment is with our team';

const shown = {
  _id: z.string(),
  /** The comment it answers. */
  parentId: z.nullable(z.string()),
  text: z.string(),
  createdAt: z.string(),
  author: z.object({ _id: z.string(), name: z.string(), picture: z.nullable(Picture) }),
};
export const Comment = z.object(shown);
export type Comment = z.infer<typeof Comment>;

/** A comment with its answers, oldest first: there is one level of them. */
export const Thread = z.object({ ...shown, replies: z.array(Comment) });
export type Thread = z.infer<typeof Thread>;

/** What the caller wrote and readers do not see: it waits, or staff sent it back and say why. */
export const OwnComment = z.object({ ...shown, status: Approval, rejectReason: z.nullable(z.string()) });
export type OwnComment = z.infer<typeof OwnComment>;

export const listComments = endpoint({
  method: 'GET',
  path: '/blogComments',
  access: 'public',
  summary: 'The comments on a post that staff approved, newest first, each with its answers',
  query: z.object({
    blogId: z.uuid(),
    perPage: z._default(wholeNumber(1, 50), 10),
    /** The `next` of the page before. */
    after: z.optional(z.uuid()),
  }),
  /** `total` counts answers too; `own` is what only the caller sees, newest first. */
  reply: {
    data: z.array(Thread),
    total: z.int(),
    next: z.nullable(z.string()),
    own: z.array(OwnComment),
  },
  cache: { seconds: 60, tags: ['comments'] },
});

export const commentNotFound = failure('comment_not_found', 404, 'This comment no longer exists.');
export const notYourComment = failure('not_your_comment', 403, 'You can only delete your own comments.');

export const CommentForm = z.object({
  blogId: z.uuid(),
  text: requiredText(COMMENT_NEEDED, LONGEST_COMMENT),
  /** An answer to an answer stands beside it, under the same comment. */
  parentId: z.optional(z.nullable(z.uuid())),
});
export type CommentForm = z.output<typeof CommentForm>;

export const addComment = endpoint({
  method: 'POST',
  path: '/blogComments',
  access: 'member',
  feature: 'comments',
  summary: 'Comments on a post, or answers a comment; shown once staff have approved it; five an hour',
  creates: true,
  body: CommentForm,
  reply: { message: z.string(), data: OwnComment },
  failures: [postNotFound, commentNotFound],
});
export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/blogComments/:id',
  access: 'member',
  summary: 'Deletes an own comment with its answers',
  params: z.object({ id: z.uuid() }),
  reply: { message: z.string() },
  failures: [commentNotFound, notYourComment],
});
