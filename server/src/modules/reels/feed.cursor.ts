import { inputInvalid } from '@plyhaat/contract/core/errors';
import { listOfAtMost } from '@plyhaat/contract/core/lists';
import { UUID } from '@plyhaat/contract/core/uuid';
import * as z from 'zod/mini';
import { AppError } from '#platform/http/failure.ts';

/** A moment to the microsecond, as the database orders by it. */
const Moment = z.string().check(z.regex(/^(-?infinity|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)$/));
const Id = z.string().check(z.regex(UUID));
const Place = z.tuple([Moment, Id]);
export type Place = z.infer<typeof Place>;

/** The state of a member's feed when it was opened; scores depend on nothing that changes later. */
const Opening = z.object({
  at: Moment,
  /** The oldest of the reels that are scored. */
  floor: Place,
  categories: listOfAtMost(z.string().check(z.maxLength(80)), 20),
});
export type Opening = z.infer<typeof Opening>;

/** Where the page before ended: among the scored ones, by score in seconds, or among the rest, which are newest first. */
const Scored = z.object({ scored: z.literal(true), last: z.tuple([z.number(), Id]), opening: Opening });
const Newest = z.object({ scored: z.literal(false), last: Place, opening: z.optional(Opening) });
const Cursor = z.union([Scored, Newest]);
export type Scored = z.infer<typeof Scored>;
export type Cursor = z.infer<typeof Cursor>;

export const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

export function readCursor(text: string): Cursor {
  try {
    return z.parse(Cursor, JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new AppError(inputInvalid, { fields: { after: 'Invalid input' } });
  }
}
