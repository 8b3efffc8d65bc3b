import { memberErased } from '#modules/identity/identity.events.ts';
import { dropCached } from '#platform/cache/cache.ts';
import { on } from '#platform/jobs/events.ts';

/** A member's products went with it, and the numbers with them (their tables say so); kept answers still show both. */
export const catalogSubscriptions = [
  on(memberErased, 'catalog.forget', ({ db }) => dropCached(db, ['categories', 'brands'])),
];
