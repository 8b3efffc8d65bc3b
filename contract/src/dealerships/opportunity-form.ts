import * as z from 'zod/mini';
import { allowanceUsedUp } from '../billing/billing.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { OptionalFile, requiredText } from '../core/fields.ts';
import { listOfAtMost } from '../core/lists.ts';
import { listOf, paging } from '../core/paging.ts';
import { filled } from '../core/sentence.ts';
import { FILE_FAILURES, uploadMissing } from '../media/media.ts';
import { ownerSees } from '../promotions/placements.ts';
import { Opportunity, opportunityNotFound } from './opportunities.ts';

export const OPPORTUNITY_TYPES = ['Exclusive dealership', 'Dealership', 'Distributorship', 'Franchise store'] as const;

/** The words of the form. */
export const OPPORTUNITY_NEEDS = {
  Organisation_name: 'Organization name is required',
  Type: 'Franchise type is required',
  Brand: 'Brand is required',
  product: 'Product is required',
  categoryArr: 'Please choose at least one category',
  stateId: 'State is required',
  cityId: 'Please choose at least one city',
  image: 'Image is required',
  description: 'Description is required',
} as const;
export const INVALID_CITIES = 'Please choose cities of that state';
export const INVALID_CATEGORIES = 'Please choose categories from the list';
const MOST_CATEGORIES = 10;
const MOST_CITIES = 30;
export const OPPORTUNITY_LENGTHS = { Organisation_name: 120, Brand: 80, product: 120, description: 2000 } as const;

const ids = (needed: string, most: number, invalid: string) =>
  z.pipe(
    listOfAtMost(z.uuid(invalid), most, filled`Please choose at most ${{ most }}`, needed).check(
      z.minLength(1, needed),
    ),
    z.transform((list: string[]) => [...new Set(list)]),
  );

const sent = {
  Organisation_name: requiredText(OPPORTUNITY_NEEDS.Organisation_name, OPPORTUNITY_LENGTHS.Organisation_name),
  Type: z.enum(OPPORTUNITY_TYPES, OPPORTUNITY_NEEDS.Type),
  Brand: requiredText(OPPORTUNITY_NEEDS.Brand, OPPORTUNITY_LENGTHS.Brand),
  product: requiredText(OPPORTUNITY_NEEDS.product, OPPORTUNITY_LENGTHS.product),
  categoryArr: ids(OPPORTUNITY_NEEDS.categoryArr, MOST_CATEGORIES, INVALID_CATEGORIES),
  stateId: requiredText(OPPORTUNITY_NEEDS.stateId, 100).check(z.regex(z.regexes.uuid(), OPPORTUNITY_NEEDS.stateId)),
  cityId: ids(OPPORTUNITY_NEEDS.cityId, MOST_CITIES, INVALID_CITIES),
  image: requiredText(OPPORTUNITY_NEEDS.image, 300),
  description: requiredText(OPPORTUNITY_NEEDS.description, OPPORTUNITY_LENGTHS.description),
  /** Without one the owner's own picture stands for it. */
  logo: z.optional(OptionalFile),
  userId: z.optional(z.string().check(z.maxLength(100))),
};
export const OpportunityForm = z.object(sent);
export type OpportunityForm = z.output<typeof OpportunityForm>;
export const OpportunityPatch = z.partial(z.object(sent));
export type OpportunityPatch = z.output<typeof OpportunityPatch>;

/** An opportunity as its owner saved it last. */
export const OwnOpportunity = z.extend(Opportunity, {
  ...ownerSees,
  /** What the owner added as `logo`; null while its own picture stands for it. */
  ownLogo: z.nullable(z.string()),
  /** For how long it takes applications from approval on. */
  days: z.int(),
  /** None before approval; 0 once it has ended. */
  daysLeft: z.nullable(z.int()),
  views: z.int(),
  applications: z.object({ total: z.int(), new: z.int() }),
});
export type OwnOpportunity = z.infer<typeof OwnOpportunity>;

export const notYourOpportunity = failure(
  'not_your_opportunity',
  403,
  'You can only see and change your own opportunities.',
);
export const opportunityOver = failure('opportunity_over', 409, 'This has ended. Please add a new one.');

const ById = z.object({ id: z.uuid() });
const saved = { message: z.string(), data: OwnOpportunity };
const FILES = { image: 'opportunity', logo: 'logo' } as const;

export const listOwnOpportunities = endpoint({
  method: 'GET',
  path: '/dealershipOwnerRoutes/myOpportunities',
  access: 'member',
  summary: "The caller's opportunities, newest first, with what is used and left of the allowance",
  query: z.object(paging(12)),
  reply: { ...listOf(OwnOpportunity), allowance: z.object({ used: z.int(), left: z.int(), days: z.int() }) },
});
export const readOwnOpportunity = endpoint({
  method: 'GET',
  path: '/dealershipOwnerRoutes/opportunity/:id',
  access: 'member',
  summary: "One of the caller's opportunities, as saved last",
  params: ById,
  reply: { data: OwnOpportunity },
  failures: [opportunityNotFound, notYourOpportunity],
});
export const addOpportunity = endpoint({
  method: 'POST',
  path: '/dealershipOwnerRoutes/opportunity',
  access: 'seller',
  feature: 'opportunities',
  summary: 'Submits an opportunity; takes one of the plan or of a top-up',
  creates: true,
  files: FILES,
  body: OpportunityForm,
  reply: saved,
  failures: [allowanceUsedUp, ...FILE_FAILURES, uploadMissing],
});
export const updateOpportunity = endpoint({
  method: 'PATCH',
  path: '/dealershipOwnerRoutes/opportunity/:id',
  access: 'seller',
  summary: 'Changes an own opportunity; the approved version stays public until the change is decided',
  params: ById,
  files: FILES,
  body: OpportunityPatch,
  reply: saved,
  failures: [opportunityNotFound, notYourOpportunity, opportunityOver, ...FILE_FAILURES, uploadMissing],
});
export const deleteOpportunity = endpoint({
  method: 'DELETE',
  path: '/dealershipOwnerRoutes/opportunity/:id',
  access: 'seller',
  summary: 'Deletes an own opportunity with its applications',
  params: ById,
  reply: { message: z.string() },
  failures: [opportunityNotFound, notYourOpportunity],
});
