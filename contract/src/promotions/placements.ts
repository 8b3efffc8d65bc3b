import * as z from 'zod/mini';
import { Approval } from '../core/approval.ts';
import { type Failure, failure } from '../core/endpoint.ts';
import { filled } from '../core/sentence.ts';
import { UUID } from '../core/uuid.ts';
import { FILE_FAILURES, uploadMissing } from '../media/media.ts';
import { PlacementResults } from '../sellers/placement-looks.ts';

/** Banners, new arrivals, flash sales and promotions: what a seller publishes for a while, once staff approve it. */

/** How far one is, by the database's clock. */
export const PlacementState = z.enum(['Pending', 'Rejected', 'Scheduled', 'Active', 'Ended']);
export type PlacementState = z.infer<typeof PlacementState>;

/**
 * Told to the owner and staff alone, who see what was saved last: `approved` says how far that is, `isPublic` whether an
 * approved version exists, which stays public while a change of it waits.
 */
export const ownerSees = {
  approved: z.optional(Approval),
  isPublic: z.optional(z.boolean()),
  state: z.optional(PlacementState),
  rejectReason: z.optional(z.nullable(z.string())),
  /** In the owner's list. */
  brought: z.optional(PlacementResults),
};

export const placementOver = failure('placement_over', 409, 'This has ended. Please add a new one.');
export const NOT_A_PRODUCT_OF_YOURS = 'Please choose one of your approved products';
export const END_NOT_AFTER_START = 'End date must be after the start date';
export const END_IN_THE_PAST = 'End date must be in the future';
export const START_HAS_PASSED = 'The start date can no longer be changed';
export const longerThan = (days: number): string => filled`It can run for up to ${{ days }} days`;

export const NAMED_BY_ID = z.object({ id: z.uuid() });
/** Whoever sends it names itself; the owner is taken from the token. */
export const SELF = z.optional(z.string().check(z.maxLength(100)));
export const WITH_FILES: readonly Failure[] = [...FILE_FAILURES, uploadMissing];

/** One of the seller's own products, by id. */
export const productField = (needed: string) =>
  z
    .string(needed)
    .check(z.trim(), z.minLength(1, { error: needed, abort: true }), z.regex(UUID, NOT_A_PRODUCT_OF_YOURS));

/** A file of a form, by id or path. */
export const fileField = (needed: string) => z.string(needed).check(z.trim(), z.minLength(1, needed), z.maxLength(300));

export type Span = { readonly startDate?: string | undefined; readonly endDate?: string | undefined };
/** Said at once where a form names both; where it names one, the server knows the other. */
export const endsAfterStart = ({ startDate, endDate }: Span): boolean => !startDate || !endDate || endDate > startDate;
