import * as z from 'zod/mini';
import { Day, longPaging, NamedMember, orderBy, PartOfText, pageOf } from '../../admin/lists.ts';
import { endpoint } from '../../core/endpoint.ts';
import { ApplicationStatus } from '../application-form.ts';

/** One application for a dealership as staff list it. The e-mail is masked. */
export const ApplicationRow = z.object({
  _id: z.string(),
  organisation: z.string(),
  email: z.string(),
  applicant: NamedMember,
  opportunity: z.object({ _id: z.string(), brand: z.string(), type: z.string() }),
  /** Whose opportunity it is. */
  owner: NamedMember,
  status: ApplicationStatus,
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

export const ApplicationFilter = z.object({
  /** Part of the organisation's name, or of the applicant's name, company, phone or GST number. */
  q: z.optional(PartOfText),
  status: z.optional(ApplicationStatus),
  applicant: z.optional(z.uuid()),
  opportunity: z.optional(z.uuid()),
  from: z.optional(Day),
  to: z.optional(Day),
  sort: z._default(orderBy(['created']), '-created'),
});
export type ApplicationFilter = z.infer<typeof ApplicationFilter>;

export const listAllApplications = endpoint({
  method: 'GET',
  path: '/admin/applications',
  access: 'manager',
  summary: 'Applications for dealerships, newest first, with e-mails masked',
  query: z.extend(ApplicationFilter, longPaging),
  reply: pageOf(ApplicationRow),
});
