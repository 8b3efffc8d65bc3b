import { categoryMerged, productApproved } from '#modules/catalog/catalog.events.ts';
import { memberErased } from '#modules/identity/identity.events.ts';
import { dropCached } from '#platform/cache/cache.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { matchRequirement, matchSeller } from './matching/matching.service.ts';
import { moveCategory } from './own.sql.ts';
import { requirementAdded, requirementRenewed } from './requirements.events.ts';
import { expireRequirements, SHOWN_IN } from './states.service.ts';

export const requirementsSubscriptions = [
  /** An erased member's requirements are deleted by foreign keys; cached lists are dropped here. */
  on(memberErased, 'requirements.hide', ({ db }) => dropCached(db, SHOWN_IN)),
  on(categoryMerged, 'requirements.followMerge', async ({ db }, { from, into }) => {
    await moveCategory(db, from, into);
    await dropCached(db, SHOWN_IN);
  }),
  on(requirementAdded, 'requirements.match', (deps, { requirementId }) => matchRequirement(deps, requirementId)),
  on(requirementRenewed, 'requirements.match', (deps, { requirementId }) => matchRequirement(deps, requirementId)),
  on(productApproved, 'requirements.matchSeller', (deps, { sellerId, productId }) =>
    matchSeller(deps, sellerId, productId),
  ),
];

export const requirementsJobs = [
  job('requirements.expire', { at: '*/10 * * * *', run: ({ db }) => expireRequirements(db) }),
];
