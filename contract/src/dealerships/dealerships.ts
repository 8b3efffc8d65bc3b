import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, paging } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';

const Named = z.object({ _id: z.string(), name: z.string() });

/** A brand that looks for partners in some cities of a state. */
export const Opportunity = z.object({
  _id: z.string(),
  Organisation_name: z.string(),
  Type: z.string(),
  Brand: z.string(),
  product: z.string(),
  categories: z.array(Named),
  cities: z.array(Named),
  stateId: z.string(),
  stateName: z.string(),
  image: z.string(),
  picture: z.nullable(Picture),
  logo: z.string(),
  logoPicture: z.nullable(Picture),
  description: z.string(),
  /** Who offers it. */
  userId: z.string(),
  isPremium: z.boolean(),
  isVerified: z.boolean(),
  createdAt: z.string(),
});
export type Opportunity = z.infer<typeof Opportunity>;

const OPPORTUNITY_CACHE = { seconds: 60, tags: ['opportunities', 'sellers'] };

export const OpportunityListQuery = z.object({
  ...paging(),
  sortBy: z._default(z.enum(['createdAt', 'name']), 'createdAt'),
  /** Without one: names from A to Z, times from the latest. */
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
});
export type OpportunityListQuery = z.output<typeof OpportunityListQuery>;

export const opportunityNotFound = failure('opportunity_not_found', 404, 'Opportunity not found');

export const listOpportunities = endpoint({
  method: 'GET',
  path: '/dealershipOwnerRoutes/getDelearshipOpportunities',
  access: 'public',
  summary: 'Franchise opportunities that are approved and open for applications now',
  query: OpportunityListQuery,
  reply: listOf(Opportunity),
  cache: OPPORTUNITY_CACHE,
});
export const readOpportunity = endpoint({
  method: 'GET',
  path: '/dealershipOwnerRoutes/getOpportunityById/:id',
  access: 'public',
  summary: 'One franchise opportunity; one that is not open only for its owner and staff',
  params: z.object({ id: z.uuid() }),
  reply: { data: Opportunity },
  failures: [opportunityNotFound],
  cache: OPPORTUNITY_CACHE,
});
