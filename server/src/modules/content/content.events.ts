import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

export const contactMessageReceived = event('content.contactMessageReceived', z.object({ messageId: z.uuid() }));
export const newsletterJoined = event(
  'content.newsletterJoined',
  z.object({ subscriberId: z.uuid(), language: z.optional(z.string()) }),
);

/** Staff decided on a reader's comment; `reason` says why it is not shown. */
export const commentDecided = event(
  'content.commentDecided',
  z.object({
    commentId: z.string(),
    authorId: z.string(),
    post: z.string(),
    slug: z.string(),
    reason: z.nullable(z.string()),
  }),
);
