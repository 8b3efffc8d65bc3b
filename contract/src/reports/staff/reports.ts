import * as z from 'zod/mini';
import { Day, longPaging, NamedMember, orderBy, PartOfText, pageOf } from '../../admin/lists.ts';
import { Approval } from '../../core/approval.ts';
import { endpoint } from '../../core/endpoint.ts';
import { ReportKind } from '../reports.ts';

/** One report as staff list it; the queue is where it is decided. */
export const ReportRow = z.object({
  _id: z.string(),
  kind: ReportKind,
  thingId: z.string(),
  /** The reported thing's name or first words; null where it is gone. */
  title: z.nullable(z.string()),
  reason: z.string(),
  message: z.nullable(z.string()),
  /** Null where a rule held the thing back, or the account was erased. */
  reporter: z.nullable(NamedMember),
  isAutomatic: z.boolean(),
  status: Approval,
  decision: z.nullable(z.string()),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const ReportFilter = z.object({
  /** Part of the reporter's name, company, phone or GST number. */
  q: z.optional(PartOfText),
  kind: z.optional(ReportKind),
  status: z.optional(Approval),
  reporter: z.optional(z.uuid()),
  /** What was reported, by its id. */
  thing: z.optional(z.uuid()),
  /** Whom it concerns: the member itself, or who published what was reported. */
  about: z.optional(z.uuid()),
  from: z.optional(Day),
  to: z.optional(Day),
  sort: z._default(orderBy(['created']), '-created'),
});
export type ReportFilter = z.infer<typeof ReportFilter>;

export const listAllReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  access: 'manager',
  summary: 'Reports of all members and rules, newest first',
  query: z.extend(ReportFilter, longPaging),
  reply: pageOf(ReportRow),
});
