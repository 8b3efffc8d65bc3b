import * as z from 'zod/mini';
import { listOfAtMost } from './lists.ts';

/** Every list reply: `total` counts all matches, not this page. */
export const listOf = <T extends z.core.$ZodType>(item: T) => ({ data: z.array(item), total: z.int() });

const inDigits = z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]);

/** A whole number in a query or an address. It arrives as text; junk is refused, and so is `0x10` or `1e3`. */
export const wholeNumber = (atLeast: number, atMost: number) =>
  z.pipe(inDigits, z.coerce.number<number | string>().check(z.int(), z.gte(atLeast), z.lte(atMost)));

/** `true` or `false` in a query. */
export const yesOrNo = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
]);

const LAST_PAGE = 1_000_000_000;

export const paging = (perPage = 12, mostPerPage = 100) => ({
  page: z._default(wholeNumber(1, LAST_PAGE), 1),
  perPage: z._default(wholeNumber(1, mostPerPage), perPage),
});

/** `?brands=a,b` in the address and on the wire; an array everywhere else. */
export const commaList = <T extends z.core.$ZodType<string, string>>(item: T, most = 100) =>
  z._default(
    z.pipe(
      z.union([
        z.pipe(
          z.string(),
          z.transform((text) => text.split(',').filter(Boolean)),
        ),
        listOfAtMost(z.string(), most),
      ]),
      listOfAtMost(item, most),
    ),
    [],
  );

/** What a pager shows (ALL-12): every page up to five, otherwise both ends, the neighbours and gaps. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, i) => i + 1);
  const from = Math.max(2, Math.min(page - 1, pages - 3));
  const to = Math.min(pages - 1, Math.max(page + 1, 4));
  const middle = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return [1, ...(from > 2 ? (['gap'] as const) : []), ...middle, ...(to < pages - 1 ? (['gap'] as const) : []), pages];
}
