import * as z from 'zod/mini';
import { SearchText } from '../catalog/catalog.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { commaList, listOf, paging, yesOrNo } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { memberNotFound } from '../sellers/profile.ts';

export const Named = z.object({ _id: z.string(), name: ReferenceText });

/** A city that is offered; taken since it was given to an applicant. */
export const OfferedCity = z.object({ _id: z.string(), name: ReferenceText, takenSince: z.nullable(z.string()) });
export type OfferedCity = z.infer<typeof OfferedCity>;

/** A brand that looks for partners in some cities of a state. */
export const Opportunity = z.object({
  _id: z.string(),
  Organisation_name: z.string(),
  Type: z.string(),
  Brand: z.string(),
  product: z.string(),
  categories: z.array(Named),
  cities: z.array(OfferedCity),
  stateId: z.string(),
  stateName: ReferenceText,
  image: z.string(),
  picture: z.nullable(Picture),
  logo: z.string(),
  logoPicture: z.nullable(Picture),
  description: z.string(),
  /** Who offers it. */
  userId: z.string(),
  /** The owner has a running Growth plan. */
  isPremium: z.boolean(),
  /** The owner's GST number is verified. */
  isVerified: z.boolean(),
  /** Until when applications are taken. */
  endDate: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Opportunity = z.infer<typeof Opportunity>;

/** The store behind an opportunity. */
export const OpportunityOwner = z.object({
  _id: z.string(),
  slug: z.string(),
  companyName: z.string(),
  cityName: z.nullable(ReferenceText),
  stateName: z.nullable(ReferenceText),
  isVerified: z.boolean(),
  picture: z.nullable(Picture),
  memberSince: z.string(),
});
export type OpportunityOwner = z.infer<typeof OpportunityOwner>;

const OPPORTUNITY_CACHE = { seconds: 60, tags: ['opportunities', 'sellers'] };

export const OpportunityListQuery = z.object({
  ...paging(),
  sortBy: z._default(z.enum(['createdAt', 'name']), 'createdAt'),
  /** Without one: names from A to Z, times from the latest. */
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
  /** Words of the brand, the company or the product. */
  search: z._default(SearchText, ''),
  state: z.optional(z.uuid()),
  /** A category stands for its sub-categories too. */
  categories: commaList(z.uuid(), 20),
  /** Whatever its capitals. */
  brand: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  type: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  /** Only those with a city that nobody has taken. */
  open: z._default(yesOrNo, false),
});
export type OpportunityListQuery = z.output<typeof OpportunityListQuery>;

export const opportunityNotFound = failure('opportunity_not_found', 404, 'Opportunity not found');

export const listOpportunities = endpoint({
  method: 'GET',
  path: '/dealershipOwnerRoutes/getDelearshipOpportunities',
  access: 'public',
  feature: 'opportunities',
  summary: 'Franchise opportunities that are approved and open for applications now',
  query: OpportunityListQuery,
  reply: listOf(Opportunity),
  cache: OPPORTUNITY_CACHE,
});

const Choice = z.object({ value: z.string(), label: z.string(), count: z.int() });
export const OpportunityFilters = z.object({
  states: z.array(Choice),
  categories: z.array(Choice),
  brands: z.array(Choice),
  types: z.array(Choice),
});
export type OpportunityFilters = z.infer<typeof OpportunityFilters>;
export const listOpportunityFilters = endpoint({
  method: 'GET',
  path: '/dealershipOwnerRoutes/opportunityFilters',
  access: 'public',
  feature: 'opportunities',
  summary: 'The states, categories, brands and types of the opportunities that are open, each with how many there are',
  reply: { data: OpportunityFilters },
  cache: OPPORTUNITY_CACHE,
});

export const readOpportunity = endpoint({
  method: 'GET',
  path: '/dealershipOwnerRoutes/getOpportunityById/:id',
  access: 'public',
  feature: 'opportunities',
  summary: 'One franchise opportunity; one that is not open only for its owner and staff',
  params: z.object({ id: z.uuid() }),
  reply: { data: Opportunity, owner: OpportunityOwner },
  failures: [opportunityNotFound],
  cache: OPPORTUNITY_CACHE,
});

export const readDealershipOwner = endpoint({
  method: 'GET',
  path: '/dealershipOwnerRoutes/getDealershipOwnerByUserId/:id',
  access: 'public',
  summary: 'Name, company and e-mail of a member, for its form; the e-mail is masked except to the member itself',
  params: z.object({ id: z.uuid() }),
  reply: {
    data: z.object({
      _id: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      companyObj: z.object({ name: z.nullable(z.string()) }),
    }),
  },
  failures: [memberNotFound],
});
