import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { SignedInMember } from './identity.ts';

export const registrationNotFound = failure('registration_not_found', 404, 'This registration is no longer available.');

/** After signing in elsewhere than in the browser that registered: which of the registrations was the member's own. */
export const claimRegistration = endpoint({
  method: 'POST',
  path: '/users/claimRegistration',
  access: 'member',
  summary:
    "Takes over one registration of the caller's number, without its password, e-mail and WhatsApp, or none; the others are erased",
  body: z.object({ keep: z.nullable(z.uuid()) }),
  reply: { message: z.string(), data: SignedInMember },
  failures: [registrationNotFound],
});
