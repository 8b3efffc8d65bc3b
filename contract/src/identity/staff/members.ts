import * as z from 'zod/mini';
import { EndsWithin, longPaging, orderBy, PartOfText, pageOf } from '../../admin/lists.ts';
import { SHOWN_CONTACT, StaffReason } from '../../admin/shown-contact.ts';
import { AllowanceKind } from '../../billing/billing.ts';
import { OrderState } from '../../billing/payments.ts';
import { Approval } from '../../core/approval.ts';
import { endpoint, failure } from '../../core/endpoint.ts';
import { requiredText } from '../../core/fields.ts';
import { yesOrNo } from '../../core/paging.ts';
import { Picture } from '../../core/picture.ts';
import { Role } from '../../core/roles.ts';
import { ApplicationStatus } from '../../dealerships/application-form.ts';
import { LeadChannel, LeadStatus } from '../../leads/leads.ts';
import { RequirementStatus } from '../../requirements/requirement-form.ts';
import { nameTaken } from '../../sellers/registration.ts';

/** `unproven`: somebody registered the number and has not signed in with it. */
export const MemberStatus = z.enum(['active', 'blocked', 'unproven']);
export type MemberStatus = z.infer<typeof MemberStatus>;

/** One member as staff list it. Numbers are masked: what staff decide does not need them. */
export const MemberRow = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  role: Role,
  phone: z.string(),
  gstNumber: z.nullable(z.string()),
  picture: z.nullable(Picture),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  standing: MemberStatus,
  isVerified: z.boolean(),
  /** The plan that runs now. */
  plan: z.nullable(z.object({ name: z.string(), startsAt: z.string(), endsAt: z.string() })),
  products: z.int(),
  joinedAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
});
export type MemberRow = z.infer<typeof MemberRow>;

export const MemberFilter = z.object({
  /** Part of a name, a company's name, a phone number or a GST number. */
  q: z.optional(PartOfText),
  /** The same, by the name that the public lists give it. */
  search: z.optional(PartOfText),
  role: z.optional(Role),
  standing: z.optional(MemberStatus),
  verified: z.optional(yesOrNo),
  stateId: z.optional(z.uuid()),
  /** With a plan that ends. */
  planEnds: z.optional(EndsWithin),
  sort: z._default(orderBy(['name', 'joined', 'seen']), '-joined'),
});
export type MemberFilter = z.infer<typeof MemberFilter>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'manager',
  summary: 'Members, found by part of a name, company, phone or GST number',
  query: z.extend(MemberFilter, longPaging),
  reply: pageOf(MemberRow),
});

const latest = <T extends z.core.$ZodType>(item: T) => z.object({ total: z.int(), data: z.array(item) });

/** A member with all it has: totals, and the latest of each. */
export const MemberDetail = z.extend(MemberRow, {
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  pinCode: z.nullable(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
  products: z.int(),
  /** Contacts it received, and those it made itself. */
  leadsReceived: z.int(),
  leadsMade: z.int(),
  listings: latest(
    z.object({ _id: z.string(), slug: z.string(), name: z.string(), approved: Approval, createdAt: z.string() }),
  ),
  leads: latest(
    z.object({
      _id: z.string(),
      channel: LeadChannel,
      status: LeadStatus,
      about: z.nullable(z.string()),
      createdAt: z.string(),
    }),
  ),
  orders: latest(
    z.object({ _id: z.string(), state: OrderState, total: z.number(), refunded: z.number(), createdAt: z.string() }),
  ),
  sessions: latest(
    z.object({
      _id: z.string(),
      device: z.string(),
      address: z.string(),
      signedInAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
  requirements: latest(
    z.object({
      _id: z.string(),
      title: z.string(),
      status: RequirementStatus,
      approved: Approval,
      createdAt: z.string(),
    }),
  ),
  /** For dealerships. */
  applications: latest(
    z.object({
      _id: z.string(),
      organisation: z.string(),
      brand: z.string(),
      status: ApplicationStatus,
      createdAt: z.string(),
    }),
  ),
  /** About the member or what it published, and by it. */
  reports: latest(
    z.object({
      _id: z.string(),
      kind: z.string(),
      reason: z.string(),
      status: Approval,
      isOwn: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  /** What runs of its plans and top-ups. */
  allowances: z.array(z.object({ kind: AllowanceKind, granted: z.int(), used: z.int() })),
  conduct: z.object({
    /** Of the last 90 days; one counts once it is answered or a day old. */
    leads: z.int(),
    answeredInADay: z.int(),
    quotes: z.int(),
    quotesAccepted: z.int(),
    listingsRejected: z.int(),
    reportsAbout: z.int(),
    reportsUpheld: z.int(),
  }),
});
export type MemberDetail = z.infer<typeof MemberDetail>;

const ById = z.object({ id: z.uuid() });
export const memberMissing = failure('member_not_found', 404, 'This member does not exist any more.');
export const readMemberByStaff = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  access: 'manager',
  summary: 'One member with its listings, leads, orders, sessions and reports',
  params: ById,
  reply: { data: MemberDetail },
  failures: [memberMissing],
});

/** Exactly one change at a time, with its reason; of a verification the reason is the evidence. */
export const MemberChange = z
  .object({
    blocked: z.optional(z.boolean()),
    verified: z.optional(z.boolean()),
    role: z.optional(Role),
    reason: requiredText('Please give a reason', 500),
  })
  .check(
    z.refine(
      ({ blocked, verified, role }) => [blocked, verified, role].filter((one) => one !== undefined).length === 1,
      {
        path: ['reason'],
        error: 'Please change one thing at a time',
      },
    ),
  );
export type MemberChange = z.infer<typeof MemberChange>;

export const unchangedMember = failure('member_unchanged', 409, 'This member is already in that state.');
export const companyMissing = failure('company_missing', 409, 'This member has no business profile.');
export const businessKept = failure(
  'business_kept',
  409,
  'This member has a business profile and needs a business role. Staff use an account of their own.',
);
export const changeMemberByStaff = endpoint({
  method: 'PATCH',
  path: '/admin/users/:id',
  access: 'manager',
  summary:
    'Blocks or unblocks a member, verifies it or takes that back, or changes its role (administrators alone); never oneself',
  params: ById,
  body: MemberChange,
  reply: { message: z.string() },
  failures: [memberMissing, unchangedMember, companyMissing, businessKept, nameTaken],
});

export const endMemberSessions = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/sessions',
  access: 'manager',
  summary: 'Signs a member out everywhere',
  params: ById,
  reply: { message: z.string() },
  failures: [memberMissing],
});

export const showMemberContact = endpoint({
  method: 'POST',
  path: '/admin/users/:id/contact',
  access: 'manager',
  summary: "A member's number and e-mail address, with a reason that is written into the audit log",
  params: ById,
  body: StaffReason,
  reply: SHOWN_CONTACT,
  failures: [memberMissing],
});
