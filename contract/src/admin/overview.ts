import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { wholeNumber } from '../core/paging.ts';
import { ReviewKind } from './admin.ts';

/** How far back the overview reaches. */
export const OVERVIEW_DAYS = [7, 30, 90] as const;
export type OverviewDays = (typeof OVERVIEW_DAYS)[number];
const isOffered = (days: number) => OVERVIEW_DAYS.some((offered) => offered === days);

/** What happened on a day in India. Money is in rupees before GST, credit notes taken off on their own day. */
const flow = {
  visits: z.int(),
  /** Calls of buyers to sellers. */
  calls: z.int(),
  /** Contacts by any channel, answers to requirements among them. */
  leads: z.int(),
  newMembers: z.int(),
  /** Of these, businesses. */
  newSellers: z.int(),
  planRevenue: z.number(),
  topupRevenue: z.number(),
  searches: z.int(),
  /** Searches that found nothing. */
  unfound: z.int(),
};
export const OverviewFlow = z.object(flow);
export type OverviewFlow = z.infer<typeof OverviewFlow>;
export const OverviewDay = z.object({ day: z.string(), ...flow });
export type OverviewDay = z.infer<typeof OverviewDay>;

/** How much there was of something when it was last counted on a day. */
export const OverviewLevels = z.object({
  members: z.int(),
  sellers: z.int(),
  /** Members with a plan that runs. */
  subscribers: z.int(),
  /** What the plans that run bring in a month, in rupees before GST. */
  mrr: z.number(),
  live: z.int(),
  pending: z.int(),
  rejected: z.int(),
  /** Approved, of sellers who are in no list. */
  hidden: z.int(),
  /** What waits for a decision, of every kind. */
  waiting: z.int(),
  deadLetters: z.int(),
});
export type OverviewLevels = z.infer<typeof OverviewLevels>;

/** Ages are in seconds. */
const waitingOf = { waiting: z.int(), oldest: z.int(), median: z.int() };
export const QueueAge = z.object({
  kind: ReviewKind,
  ...waitingOf,
  /** How many have waited less than four hours, less than a day, one to three days, and longer. */
  ages: z.array(z.int()),
  before: z.nullable(z.object(waitingOf)),
});
export type QueueAge = z.infer<typeof QueueAge>;

export const EndingKind = z.enum([
  'plan',
  'requirement',
  'flashSale',
  'advertisement',
  'banner',
  'promotion',
  'opportunity',
  'licence',
]);
export type EndingKind = z.infer<typeof EndingKind>;

/** What ends within a week. */
export const Ending = z.object({
  kind: EndingKind,
  count: z.int(),
  soonest: z.string(),
  /** Plans that nothing follows, requirements without a quote; null for other kinds. */
  open: z.nullable(z.int()),
  /** What the plans that nothing follows are worth, in rupees before GST. */
  worth: z.nullable(z.number()),
});
export type Ending = z.infer<typeof Ending>;

export const Overview = z.object({
  days: z.int(),
  /** When jobs last counted; null where they never have. */
  countedAt: z.nullable(z.string()),
  /** One entry a day, today's last, and as many of the days before those. */
  daily: z.array(OverviewDay),
  dailyBefore: z.array(OverviewDay),
  totals: OverviewFlow,
  before: OverviewFlow,
  /** Calls for each visit; null where there was no visit. */
  conversion: z.nullable(z.number()),
  conversionBefore: z.nullable(z.number()),
  now: OverviewLevels,
  /** At the end of the days before; null where nothing was counted by then. */
  earlier: z.nullable(OverviewLevels),
  /** By the state that the seller is in, most first; null for those who never said. */
  sellersByState: z.array(
    z.object({ stateName: z.nullable(z.string()), sellers: z.int(), before: z.nullable(z.int()) }),
  ),
  /** What waits for a decision now, longest first. */
  queue: z.array(QueueAge),
  /** Kinds of which nothing ends are left out. */
  ending: z.array(Ending),
  /** The texts that found nothing most often. */
  unfound: z.array(z.object({ text: z.string(), times: z.int() })),
});
export type Overview = z.infer<typeof Overview>;

export const readOverview = endpoint({
  method: 'GET',
  path: '/admin/overview',
  access: 'manager',
  summary:
    'Members, sellers, products, leads, revenue, conversion, the age of the review queue, dead letters and searches that found nothing, beside the same number of days before',
  query: z.object({ days: z._default(wholeNumber(7, 90).check(z.refine(isOffered)), 30) }),
  reply: { data: Overview },
});
