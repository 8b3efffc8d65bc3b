import * as z from 'zod/mini';
import { orderBy, PartOfText, pageOf } from '../../admin/lists.ts';
import { endpoint } from '../../core/endpoint.ts';
import { paging, wholeNumber, yesOrNo } from '../../core/paging.ts';

/** Texts used less often could tell who typed them. */
export const FEWEST_USES = 3;
export const SEARCH_DAYS = [7, 30, 90] as const;
const isOffered = (days: number) => SEARCH_DAYS.some((offered) => offered === days);

export const UsedSearch = z.object({
  text: z.string(),
  uses: z.int(),
  /** Of these, how many found nothing. */
  nothing: z.int(),
  taps: z.int(),
  lastDay: z.string(),
});
export type UsedSearch = z.infer<typeof UsedSearch>;

export const listSearches = endpoint({
  method: 'GET',
  path: '/admin/searches',
  access: 'manager',
  summary: 'What people searched for, how often, how often it found nothing, and how often a result was opened',
  query: z.object({
    ...paging(),
    days: z._default(wholeNumber(7, 90).check(z.refine(isOffered)), 30),
    /** Only texts that found nothing at least once. */
    nothing: z.optional(yesOrNo),
    /** Part of the text. */
    q: z.optional(PartOfText),
    sort: z._default(orderBy(['uses', 'nothing', 'taps', 'last']), '-uses'),
  }),
  reply: pageOf(UsedSearch),
});
