import { memberErased } from '#modules/identity/identity.events.ts';
import { dropCached } from '#platform/cache/cache.ts';
import { on } from '#platform/jobs/events.ts';

/** A member's requirements went with it (their table says so); what is left is to show it. */
export const requirementsSubscriptions = [
  on(memberErased, 'requirements.hide', ({ db }) => dropCached(db, ['requirements'])),
];
