import * as z from 'zod/mini';
import { paging } from '../core/paging.ts';

/** Lists of staff count so far and no further: a total above it reads '10,000+'. */
export const MOST_COUNTED = 10_000;

/** The order of a list by its address: a column's name, with a minus in front for the largest first. */
export const orderBy = <const Columns extends readonly [string, ...string[]]>(columns: Columns) =>
  z.enum(columns.flatMap((column) => [column, `-${column}`]) as [`${'' | '-'}${Columns[number]}`]);

/** A page of a long list. Counting stops at `MOST_COUNTED + 1`; `hasMore` says whether a next page follows. */
export const pageOf = <T extends z.core.$ZodType>(item: T) => ({
  data: z.array(item),
  total: z.int(),
  hasMore: z.boolean(),
});

export const longPaging = paging(25, 100);

/** A day in a filter: `2026-11-16`. */
export const Day = z.iso.date().check(z.regex(/^20/));

/** Part of a text to be found; fewer letters would find everything, slowly. */
export const LEAST_SEARCHED = 3;
export const PartOfText = z
  .string()
  .check(z.trim(), z.minLength(LEAST_SEARCHED, 'Please type at least 3 characters'), z.maxLength(100));

/** What ends from now until then: 7 days, or 30. */
export const EndsWithin = z.enum(['week', 'month']);
export type EndsWithin = z.infer<typeof EndsWithin>;

/** A member in another row: by its company's name where it has one. */
export const NamedMember = z.object({ _id: z.string(), name: z.string() });
export type NamedMember = z.infer<typeof NamedMember>;
