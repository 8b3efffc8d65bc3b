import { brandHeld } from '#modules/catalog/catalog.events.ts';
import { requirementHeld } from '#modules/requirements/requirements.events.ts';
import { reviewHeld } from '#modules/reviews/reviews.events.ts';
import { on } from '#platform/jobs/events.ts';
import { upsertAutomatic } from './reports.sql.ts';

/** What a rule holds back is a report that nobody filed: staff decide on it as on any other. */
export const adminSubscriptions = [
  on(reviewHeld, 'admin.file', ({ db }, { reviewId, why }) => upsertAutomatic(db, 'review', reviewId, why)),
  on(requirementHeld, 'admin.file', ({ db }, { requirementId, why }) =>
    upsertAutomatic(db, 'requirement', requirementId, why),
  ),
  on(brandHeld, 'admin.file', ({ db }, { brandId, why }) => upsertAutomatic(db, 'brand', brandId, why)),
];
