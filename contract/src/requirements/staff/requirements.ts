import * as z from 'zod/mini';
import { Day, EndsWithin, longPaging, NamedMember, orderBy, PartOfText, pageOf } from '../../admin/lists.ts';
import { Approval } from '../../core/approval.ts';
import { endpoint } from '../../core/endpoint.ts';
import { RequirementStatus } from '../requirement-form.ts';

/** One requirement as staff list it, whether the public sees it or not. */
export const RequirementRow = z.object({
  _id: z.string(),
  title: z.string(),
  buyer: NamedMember,
  category: z.nullable(z.string()),
  quantity: z.string(),
  /** In rupees. */
  budget: z.number(),
  city: z.string(),
  state: z.string(),
  status: RequirementStatus,
  approved: Approval,
  quotes: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type RequirementRow = z.infer<typeof RequirementRow>;

export const RequirementFilter = z.object({
  /** Part of the title, or of the buyer's name, company, phone or GST number. */
  q: z.optional(PartOfText),
  status: z.optional(RequirementStatus),
  approved: z.optional(Approval),
  buyer: z.optional(z.uuid()),
  /** Open ones that end. */
  ends: z.optional(EndsWithin),
  from: z.optional(Day),
  to: z.optional(Day),
  sort: z._default(orderBy(['created', 'budget']), '-created'),
});
export type RequirementFilter = z.infer<typeof RequirementFilter>;

export const listAllRequirements = endpoint({
  method: 'GET',
  path: '/admin/requirements',
  access: 'manager',
  summary: 'Requirements of all buyers, newest first',
  query: z.extend(RequirementFilter, longPaging),
  reply: pageOf(RequirementRow),
});
