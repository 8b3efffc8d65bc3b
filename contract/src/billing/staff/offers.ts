import * as z from 'zod/mini';
import { changedSince } from '../../admin/admin.ts';
import { endpoint, failure } from '../../core/endpoint.ts';
import { requiredText } from '../../core/fields.ts';
import { listOfAtMost } from '../../core/lists.ts';
import { Role } from '../../core/roles.ts';
import { AllowanceKind, Plan, PlanTier, Topup } from '../billing.ts';

/** Plans and top-ups as staff change them: a change is a new version, and what was sold stays as it was bought. */

const MOST_PRICE = 1_000_000;
const PRICE = 'Please enter a price in whole rupees, from 1 to 10,00,000';
const whole = (least: number, most: number, message: string) =>
  z.int(message).check(z.gte(least, message), z.lte(most, message));
const Price = whole(1, MOST_PRICE, PRICE);
const Days = (least: number) => whole(least, 365, `Please enter days from ${least} to 365`);
const Count = whole(0, 1000, 'Please enter a number from 0 to 1,000');
const Messages = listOfAtMost(requiredText('Please leave no line empty', 120), 12).check(
  z.minLength(1, 'Please write at least one line'),
);
const texts = {
  name: requiredText('Name is required', 40),
  description: requiredText('Description is required', 200),
  messages: Messages,
};

const planFields = {
  ...texts,
  price: Price,
  noOfMonth: whole(1, 36, 'Please enter months from 1 to 36'),
  numberOfSales: Count,
  saleDays: Days(0),
  numberOfAdvertisement: Count,
  advertisementDays: Days(0),
  numberOfBannerImages: Count,
  bannerimagesDays: Days(0),
  numberOfOpportunities: Count,
  OpportunitiesDays: Days(0),
};

/** What a plan lets one publish, and the days of each. */
export const SHARES = [
  ['numberOfSales', 'saleDays'],
  ['numberOfAdvertisement', 'advertisementDays'],
  ['numberOfBannerImages', 'bannerimagesDays'],
  ['numberOfOpportunities', 'OpportunitiesDays'],
] as const;

const DAYS_NEEDED = 'Please enter the days of each';
/** Whatever can be published runs for a day at least. */
const withDays = SHARES.map(([count, days]) =>
  z.refine<z.output<typeof PlanFields>>((plan) => plan[count] === 0 || plan[days] > 0, {
    path: [days],
    error: DAYS_NEEDED,
  }),
);
const PlanFields = z.object(planFields);

const seen = { version: z.int() };
export const NewPlan = z
  .object({
    ...planFields,
    family: requiredText('Please say whom it is for', 40),
    tier: PlanTier,
    roles: listOfAtMost(Role, 12).check(z.minLength(1, 'Please choose at least one role')),
  })
  .check(...withDays);
/** What a version says, whole. */
export const PlanTerms = PlanFields.check(...withDays);
export type PlanTerms = z.infer<typeof PlanTerms>;
/** What is not sent stays as in the version seen. */
export const PlanChange = z.extend(z.partial(PlanFields), seen);
export type PlanChange = z.infer<typeof PlanChange>;

const once = (prices: readonly { readonly numberOfDays: number }[]) =>
  new Set(prices.map(({ numberOfDays }) => numberOfDays)).size === prices.length;
const TopupPrices = listOfAtMost(z.object({ price: Price, numberOfDays: Days(1) }), 6).check(
  z.minLength(1, 'Please enter at least one price'),
  z.refine(once, 'Please enter each number of days once'),
);
/** The order of display: the smallest first. */
const Position = whole(0, 100, 'Please enter a place from 0 to 100');
export const TopupTerms = z.object({ ...texts, prices: TopupPrices, position: Position });
export type TopupTerms = z.infer<typeof TopupTerms>;
export const NewTopup = z.extend(TopupTerms, {
  kind: AllowanceKind,
  quantity: whole(1, 100, 'Please enter a number from 1 to 100'),
});
export type NewTopup = z.infer<typeof NewTopup>;
export const TopupChange = z.extend(z.partial(TopupTerms), seen);
export type TopupChange = z.infer<typeof TopupChange>;

const versioned = {
  version: z.int(),
  isOffered: z.boolean(),
  /** How often it was bought; counting stops at 10,001. */
  sold: z.int(),
};
export const PlanVersion = z.extend(Plan, versioned);
export type PlanVersion = z.infer<typeof PlanVersion>;
export const TopupVersion = z.extend(Topup, { ...versioned, position: z.int(), createdAt: z.string() });
export type TopupVersion = z.infer<typeof TopupVersion>;

/** Versions newest first; the one on offer says so, and a plan that was retired has none. */
export const PlanHistory = z.object({ key: z.string(), roles: z.array(Role), versions: z.array(PlanVersion) });
export type PlanHistory = z.infer<typeof PlanHistory>;
export const TopupHistory = z.object({ key: z.string(), roles: z.array(Role), versions: z.array(TopupVersion) });
export type TopupHistory = z.infer<typeof TopupHistory>;

export const planExists = failure('plan_exists', 409, 'This plan already exists. Please change it instead.');
export const topupExists = failure('topup_exists', 409, 'This top-up already exists. Please change it instead.');
export const offerUnchanged = failure('offer_unchanged', 409, 'Nothing has changed.');

const OnePlan = z.object({ key: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)) });
/** `banner` is one banner, `banner-5` are five. */
export const topupKey = (kind: AllowanceKind, quantity: number): string =>
  quantity === 1 ? kind : `${kind}-${quantity}`;
const TOPUP_KEY = new RegExp(`^(${AllowanceKind.options.join('|')})(-([2-9]|[1-9]\\d|100))?$`);
const OneTopup = z.object({ key: z.string().check(z.regex(TOPUP_KEY)) });
const done = { message: z.string() };

export const listPlanVersions = endpoint({
  method: 'GET',
  path: '/admin/plans',
  access: 'admin',
  summary: 'Every plan with all its versions',
  reply: { data: z.array(PlanHistory) },
});
export const addPlan = endpoint({
  method: 'POST',
  path: '/admin/plans',
  access: 'admin',
  summary: 'Offers a new plan',
  body: NewPlan,
  reply: { ...done, key: z.string() },
  failures: [planExists],
  creates: true,
});
export const changePlan = endpoint({
  method: 'PATCH',
  path: '/admin/plans/:key',
  access: 'admin',
  summary: 'Makes a new version of a plan, on offer from now; members keep what they bought',
  params: OnePlan,
  body: PlanChange,
  reply: done,
  failures: [changedSince, offerUnchanged],
});
export const retirePlan = endpoint({
  method: 'DELETE',
  path: '/admin/plans/:key',
  access: 'admin',
  summary: 'Takes a plan off the offer; nothing is deleted',
  params: OnePlan,
  reply: done,
  failures: [offerUnchanged],
});
export const offerPlan = endpoint({
  method: 'POST',
  path: '/admin/plans/:key/offer',
  access: 'admin',
  summary: 'Offers the latest version of a retired plan again',
  params: OnePlan,
  reply: done,
  failures: [offerUnchanged],
});

export const listTopupVersions = endpoint({
  method: 'GET',
  path: '/admin/topups',
  access: 'admin',
  summary: 'Every top-up with all its versions',
  reply: { data: z.array(TopupHistory) },
});
export const addTopup = endpoint({
  method: 'POST',
  path: '/admin/topups',
  access: 'admin',
  summary: 'Offers a new top-up: so many of a kind, for whom the kind is sold already',
  body: NewTopup,
  reply: { ...done, key: z.string() },
  failures: [topupExists],
  creates: true,
});
export const changeTopup = endpoint({
  method: 'PATCH',
  path: '/admin/topups/:key',
  access: 'admin',
  summary: 'Makes a new version of a top-up, with its prices',
  params: OneTopup,
  body: TopupChange,
  reply: done,
  failures: [changedSince, offerUnchanged],
});
export const retireTopup = endpoint({
  method: 'DELETE',
  path: '/admin/topups/:key',
  access: 'admin',
  summary: 'Takes a top-up off the offer',
  params: OneTopup,
  reply: done,
  failures: [offerUnchanged],
});
export const offerTopup = endpoint({
  method: 'POST',
  path: '/admin/topups/:key/offer',
  access: 'admin',
  summary: 'Offers the latest version of a retired top-up again',
  params: OneTopup,
  reply: done,
  failures: [offerUnchanged],
});
