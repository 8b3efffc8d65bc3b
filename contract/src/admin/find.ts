import * as z from 'zod/mini';
import { Approval } from '../core/approval.ts';
import { endpoint } from '../core/endpoint.ts';
import { Picture } from '../core/picture.ts';
import { Role } from '../core/roles.ts';
import { MemberStatus } from '../identity/staff/members.ts';
import { PartOfText } from './lists.ts';

export const Finding = z.object({
  kind: z.enum(['member', 'product', 'order', 'enquiry']),
  _id: z.string(),
  title: z.string(),
  about: z.string(),
  /** Where it is shown. */
  link: z.string(),
  picture: z.nullable(Picture),
  /** Of a member. */
  role: z.optional(Role),
  standing: z.optional(MemberStatus),
  /** Of a product. */
  approved: z.optional(Approval),
  /** Whose product or order it is; null where that account was erased. */
  memberId: z.optional(z.nullable(z.string())),
  /** Of an order, in rupees. */
  total: z.optional(z.number()),
});
export type Finding = z.infer<typeof Finding>;

export const findAnything = endpoint({
  method: 'GET',
  path: '/admin/find',
  access: 'manager',
  summary: 'Members, products, orders and enquiries for the command box',
  query: z.object({ q: PartOfText }),
  reply: { data: z.array(Finding) },
});
