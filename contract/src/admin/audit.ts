import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Role } from '../core/roles.ts';
import { Day, longPaging, NamedMember, orderBy, pageOf } from './lists.ts';

const Fields = z.record(z.string(), z.unknown());

/** One write by staff, or by the site itself where `actor` is null. */
export const AuditRow = z.object({
  _id: z.string(),
  /** Its place in the chain. */
  seq: z.int(),
  at: z.string(),
  actor: z.nullable(z.object({ _id: z.string(), name: z.nullable(z.string()), role: z.nullable(Role) })),
  action: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  /** What it is called now; null where it is gone or has no name. */
  subject: z.nullable(z.string()),
  /** The changed fields alone, as they were and as they became. */
  before: Fields,
  after: Fields,
  reason: z.nullable(z.string()),
  detail: Fields,
});
export type AuditRow = z.infer<typeof AuditRow>;

const Word = z.string().check(z.minLength(1), z.maxLength(100));

export const AuditFilter = z.object({
  actor: z.optional(z.uuid()),
  action: z.optional(Word),
  kind: z.optional(Word),
  subject: z.optional(Word),
  from: z.optional(Day),
  to: z.optional(Day),
  sort: z._default(orderBy(['at']), '-at'),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'manager',
  summary: 'What staff changed, newest first, with the fields before and after',
  query: z.extend(AuditFilter, longPaging),
  /** For the filters: `actions` and `kinds` are those that occur, `staff` is whoever has a role of staff, by name. */
  reply: {
    ...pageOf(AuditRow),
    actions: z.array(z.string()),
    kinds: z.array(z.string()),
    staff: z.array(NamedMember),
  },
  csv: ['seq', 'at', 'actor', 'action', 'kind', 'subjectId', 'before', 'after', 'reason'],
});

/** The overview shows so many. */
export const LATEST_ACTS = 6;

export const listLatestActs = endpoint({
  method: 'GET',
  path: '/admin/audit/latest',
  access: 'manager',
  summary: 'What staff did last: changes alone, not what they took to decide on or looked at as a member',
  reply: { data: z.array(AuditRow) },
});

export const checkAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/check',
  access: 'manager',
  summary: 'Walks the chain of the audit log and says where it breaks',
  reply: {
    data: z.object({
      rows: z.int(),
      /** The first row that was changed, or that follows one that was changed or removed; null where the chain holds. */
      brokenAt: z.nullable(z.int()),
      /** The last row's hash: noted elsewhere, it shows whether rows were cut off at the end. */
      head: z.nullable(z.string()),
    }),
  },
});
