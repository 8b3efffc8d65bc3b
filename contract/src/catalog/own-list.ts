import * as z from 'zod/mini';
import { Approval } from '../core/approval.ts';

/** In the owner's own list and detail alone: how far the newest save is, whether the public sees any version; in the list, how often it was looked at. */
export const ownerSees = {
  approved: z.optional(Approval),
  isPublic: z.optional(z.boolean()),
  rejectReason: z.optional(z.nullable(z.string())),
  views: z.optional(z.int()),
};

export const ownListQuery = {
  /** Of the own list alone: how far the newest save is. */
  approved: z.optional(Approval),
};

export const ownListReply = {
  /** Of the own list alone: how many are in each state, whichever was asked for. */
  counts: z.optional(z.object({ PENDING: z.int(), APPROVED: z.int(), REJECTED: z.int() })),
};
