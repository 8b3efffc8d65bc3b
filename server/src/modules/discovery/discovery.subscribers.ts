import { listShared, productApproved } from '#modules/catalog/catalog.events.ts';
import { memberErased, memberRegistered } from '#modules/identity/identity.events.ts';
import { requirementAdded } from '#modules/requirements/requirements.events.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { drawShare, orderPicture, SHARE_TASK, ShareOrder, sweepShares } from './share.service.ts';

export const discoverySubscriptions = [
  // Pictures of a batch are drawn on first request: thousands at once would occupy a core for an hour.
  on(productApproved, 'discovery.draw', async ({ db }, { productId, batchId }) => {
    if (!batchId) await orderPicture(db, { kind: 'product', id: productId });
  }),
  on(listShared, 'discovery.draw', ({ db }, { shareId }) => orderPicture(db, { kind: 'list', id: shareId })),
  on(memberRegistered, 'discovery.draw', ({ db }, { memberId }) => orderPicture(db, { kind: 'store', id: memberId })),
  on(requirementAdded, 'discovery.draw', ({ db }, { requirementId }) =>
    orderPicture(db, { kind: 'requirement', id: requirementId }),
  ),
  on(memberErased, 'discovery.sweepShares', (deps) => sweepShares(deps)),
];

export const discoveryJobs = [
  job(SHARE_TASK, { payload: ShareOrder, run: drawShare }),
  job('discovery.sweepShares', { at: '37 21 * * *', run: (deps) => sweepShares(deps) }),
];
