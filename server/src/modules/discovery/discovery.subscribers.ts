import { productApproved } from '#modules/catalog/catalog.events.ts';
import { memberErased, memberRegistered } from '#modules/identity/identity.events.ts';
import { requirementAdded } from '#modules/requirements/requirements.events.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { drawShare, orderPicture, SHARE_TASK, type ShareOrder, sweepShares } from './share.service.ts';

export const discoverySubscriptions = [
  on(productApproved, 'discovery.draw', ({ db }, { productId }) =>
    orderPicture(db, { kind: 'product', id: productId }),
  ),
  on(memberRegistered, 'discovery.draw', ({ db }, { memberId }) => orderPicture(db, { kind: 'store', id: memberId })),
  on(requirementAdded, 'discovery.draw', ({ db }, { requirementId }) =>
    orderPicture(db, { kind: 'requirement', id: requirementId }),
  ),
  on(memberErased, 'discovery.sweepShares', (deps) => sweepShares(deps)),
];

export const discoveryJobs = [
  job(SHARE_TASK, { run: (deps, payload) => drawShare(deps, payload as ShareOrder) }),
  job('discovery.sweepShares', { at: '37 21 * * *', run: (deps) => sweepShares(deps) }),
];
