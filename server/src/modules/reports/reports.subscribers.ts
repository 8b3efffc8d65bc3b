import { brandHeld } from '#modules/catalog/catalog.events.ts';
import { requirementHeld } from '#modules/requirements/requirements.events.ts';
import { replyHeld, reviewHeld } from '#modules/reviews/reviews.events.ts';
import { on } from '#platform/jobs/events.ts';
import { upsertAutomatic } from './reports.sql.ts';

/** Stored with every job of it. */
const LISTENER = 'admin.file';

/** What a rule holds back is a report that nobody filed: staff decide on it as on any other. */
export const reportsSubscriptions = [
  on(reviewHeld, LISTENER, ({ db }, { reviewId, why }) => upsertAutomatic(db, 'review', reviewId, why)),
  on(replyHeld, LISTENER, ({ db }, { reviewId, why }) => upsertAutomatic(db, 'reply', reviewId, why)),
  on(requirementHeld, LISTENER, ({ db }, { requirementId, why }) =>
    upsertAutomatic(db, 'requirement', requirementId, why),
  ),
  on(brandHeld, LISTENER, ({ db }, { brandId, why }) => upsertAutomatic(db, 'brand', brandId, why)),
];
