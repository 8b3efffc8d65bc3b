import * as z from 'zod/mini';
import { SearchText } from '../catalog/catalog.ts';
import { Approval } from '../core/approval.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { commaList, listOf, paging, wholeNumber, yesOrNo } from '../core/paging.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { AnyStatus, RequirementForm, RequirementPatch, RequirementStatus } from './requirement-form.ts';

/** REQ-6. */
export const REQUIREMENTS_PER_PAGE = 6;

export const Requirement = z.object({
  _id: z.string(),
  userId: z.string(),
  productName: z.string(),
  description: z.string(),
  quantity: z.string(),
  /** The budget, in rupees. */
  value: z.number(),
  stateId: z.string(),
  cityId: z.string(),
  stateName: ReferenceText,
  cityName: ReferenceText,
  category: z.nullable(z.object({ _id: z.string(), name: ReferenceText })),
  /** The buyer's, masked for everybody but the buyer and staff: the number itself comes from a lead. */
  phone: z.string(),
  status: RequirementStatus,
  /** For the buyer and staff alone. Anything but APPROVED holds a contact, or was reported. */
  approved: z.optional(Approval),
  rejectReason: z.optional(z.nullable(z.string())),
  /** How many sellers were told and how many quoted, where one is read by itself or by its buyer. */
  matchedSellers: z.optional(z.int()),
  quotes: z.optional(z.int()),
  /** When it ends unless it is renewed. */
  expiresAt: z.string(),
  /** Shown before others, for buyers on Growth. */
  featured: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Requirement = z.infer<typeof Requirement>;

export const RequirementListQuery = z.object({
  ...paging(REQUIREMENTS_PER_PAGE),
  q: z._default(SearchText, ''),
  userId: z.optional(z.uuid()),
  status: z.optional(AnyStatus),
  state: z.optional(z.uuid()),
  /** A category stands for its sub-categories too. */
  categories: commaList(z.uuid()),
  /** At least so many, in whatever unit the buyer wrote. */
  quantity: z.optional(wholeNumber(1, 1_000_000_000)),
  /** Posted within so many days. */
  days: z.optional(wholeNumber(1, 365)),
  /** Those that the caller was matched with; for visitors it says nothing. */
  matching: z.optional(yesOrNo),
});
export type RequirementListQuery = z.output<typeof RequirementListQuery>;

const REQUIREMENT_CACHE = { seconds: 60, tags: ['requirements'] };
export const ById = z.object({ id: z.uuid() });
export const saved = { message: z.string(), data: Requirement };

export const requirementNotFound = failure('requirement_not_found', 404, 'Requirement not found');
export const notYourRequirement = failure('not_your_requirement', 403, 'You can only change your own requirements.');

export const listRequirements = endpoint({
  method: 'GET',
  path: '/requirement',
  access: 'public',
  summary:
    'What buyers look for, featured ones and then the newest first: those that are Active, and all of the caller’s own',
  query: RequirementListQuery,
  reply: listOf(Requirement),
  cache: REQUIREMENT_CACHE,
});
export const readRequirement = endpoint({
  method: 'GET',
  path: '/requirement/getById/:id',
  access: 'public',
  summary: 'One requirement, also a completed or expired one; one that waits or is paused only for its owner and staff',
  params: ById,
  reply: { data: Requirement },
  failures: [requirementNotFound],
  cache: REQUIREMENT_CACHE,
});
export const addRequirement = endpoint({
  method: 'POST',
  path: '/requirement/addRequirement',
  access: 'member',
  feature: 'requirements',
  summary:
    'Says what the caller looks for; the sellers it matches are told, once staff have read one that holds a contact',
  creates: true,
  body: RequirementForm,
  reply: saved,
});
export const updateRequirement = endpoint({
  method: 'PATCH',
  path: '/requirement/updateById/:id',
  access: 'member',
  summary: 'Changes what is sent of an own requirement',
  params: ById,
  body: RequirementPatch,
  reply: saved,
  failures: [requirementNotFound, notYourRequirement],
});
export const deleteRequirement = endpoint({
  method: 'DELETE',
  path: '/requirement/deleteById/:id',
  access: 'member',
  summary: 'Deletes an own requirement',
  params: ById,
  reply: { message: z.string() },
  failures: [requirementNotFound, notYourRequirement],
});
