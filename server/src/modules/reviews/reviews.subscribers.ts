import { FORMER_MEMBER } from '@plyhaat/contract/reviews/reviews';
import { memberErased } from '#modules/identity/identity.events.ts';
import { dropCached } from '#platform/cache/cache.ts';
import { on } from '#platform/jobs/events.ts';
import { forgetAuthor } from './reviews.sql.ts';

export const reviewsSubscriptions = [
  on(memberErased, 'reviews.forgetAuthor', async ({ db }, { memberId }) => {
    await forgetAuthor(db, memberId, FORMER_MEMBER);
    await dropCached(db, ['reviews']);
  }),
];
