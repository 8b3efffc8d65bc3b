import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf } from '../core/paging.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { Role } from '../core/roles.ts';

/** What a plan or a top-up lets a member publish so many times. */
export const AllowanceKind = z.enum(['sale', 'advertisement', 'banner', 'opportunity']);
export type AllowanceKind = z.infer<typeof AllowanceKind>;

const PLAN_CACHE = { seconds: 600, tags: ['plans'] };
const ForRole = z.object({ role: z.optional(Role) });
const messageArr = z.array(z.object({ message: ReferenceText }));

/** -1: as many as one likes. */
const Limits = z.object({
  maxProducts: z.int(),
  maxLeads: z.int(),
  maxAdvertisements: z.int(),
  maxFlashSales: z.int(),
});

/** Start for a first season, Standard, Growth for those who want to be seen more. */
export const PlanTier = z.enum(['start', 'standard', 'growth']);
export type PlanTier = z.infer<typeof PlanTier>;

/** One version of a plan: what it holds never changes, a new price is a new version with an id of its own. Rupees before GST. */
export const Plan = z.object({
  _id: z.string(),
  name: ReferenceText,
  tier: PlanTier,
  /** Whom it is for, in words: `Dealer`, `Buyer pass`. */
  family: ReferenceText,
  description: ReferenceText,
  price: z.number(),
  noOfMonth: z.int(),
  messageArr,
  numberOfSales: z.int(),
  saleDays: z.int(),
  numberOfAdvertisement: z.int(),
  advertisementDays: z.int(),
  numberOfBannerImages: z.int(),
  bannerimagesDays: z.int(),
  numberOfOpportunities: z.int(),
  OpportunitiesDays: z.int(),
  limits: Limits,
  createdAt: z.string(),
});
export type Plan = z.infer<typeof Plan>;

export const listPlans = endpoint({
  method: 'GET',
  path: '/subscription',
  access: 'public',
  summary: 'Subscription plans on offer, cheapest first; of one role where it is named',
  query: ForRole,
  reply: listOf(Plan),
  cache: PLAN_CACHE,
});

/** One version of a top-up, like a plan's. */
export const Topup = z.object({
  _id: z.string(),
  name: ReferenceText,
  description: ReferenceText,
  kind: AllowanceKind,
  /** How many of the kind it lets one publish. */
  quantity: z.int(),
  messageArr,
  /** One entry for each number of days on offer, shortest first. */
  priceArr: z.array(z.object({ _id: z.string(), price: z.number(), numberOfDays: z.int() })),
});
export type Topup = z.infer<typeof Topup>;

export const listTopups = endpoint({
  method: 'GET',
  path: '/topup',
  access: 'public',
  summary: 'Top-ups; those a role can use where one is named',
  query: ForRole,
  reply: listOf(Topup),
  cache: PLAN_CACHE,
});

export const checkSubscription = endpoint({
  method: 'GET',
  path: '/users/checkForValidSubscriptionAndReturnBoolean/:userId',
  access: 'member',
  summary: 'Whether a subscription of the caller runs',
  params: z.object({ userId: z.uuid() }),
  reply: { data: z.boolean() },
});

/** Declared by the endpoints that publish something. */
export const allowanceUsedUp = failure(
  'allowance_used_up',
  403,
  'You have none left in your plan. Please buy a topup or upgrade your plan.',
  '/account?tab=buyTopup',
);
