import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { requiredText } from '../core/fields.ts';
import { Role } from '../core/roles.ts';
import { memberMissing } from '../identity/staff/members.ts';

/** One member of staff, as administrators see the team. */
export const TeamMember = z.object({
  _id: z.string(),
  name: z.string(),
  role: Role,
  phone: z.string(),
  isBlocked: z.boolean(),
  hasFactor: z.boolean(),
  lastSeenAt: z.nullable(z.string()),
  sessions: z.array(
    z.object({
      _id: z.string(),
      device: z.string(),
      address: z.string(),
      signedInAt: z.string(),
      /** With the second factor. */
      isVerified: z.boolean(),
    }),
  ),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const listTeam = endpoint({
  method: 'GET',
  path: '/admin/team',
  access: 'admin',
  summary: 'Everybody with a role of staff, their second factor and their sessions',
  reply: { data: z.array(TeamMember), total: z.int() },
});

export const nothingToReset = failure('factor_missing', 409, 'This member has no second factor.');
export const resetFactorOf = endpoint({
  method: 'POST',
  path: '/admin/team/:id/reset-factor',
  access: 'admin',
  summary: 'Removes the second factor of another member of staff and ends its sessions; it sets a new one up',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: requiredText('Please give a reason', 500) }),
  reply: { message: z.string() },
  failures: [memberMissing, nothingToReset],
});
