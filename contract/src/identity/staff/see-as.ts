import * as z from 'zod/mini';
import { StaffReason } from '../../admin/shown-contact.ts';
import { endpoint } from '../../core/endpoint.ts';
import { Role } from '../../core/roles.ts';
import { memberMissing } from './members.ts';

export const SEE_AS_MINUTES = 15;

/**
 * The token is admitted to GET alone, and not to export, invoices, documents and the administration; numbers and e-mails
 * are masked. It ends with the session of whoever asked for it. Every call made with it stands in the audit log.
 */
export const seeAs = endpoint({
  method: 'POST',
  path: '/admin/users/:id/see-as',
  access: 'manager',
  summary: 'A token of 15 minutes to read the site as this member does, for a reason; never as staff',
  params: z.object({ id: z.uuid() }),
  body: StaffReason,
  reply: {
    token: z.string(),
    data: z.object({ _id: z.string(), name: z.string(), role: Role, profileImage: z.string() }),
  },
  failures: [memberMissing],
});
