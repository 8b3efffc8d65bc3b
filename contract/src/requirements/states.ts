import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { codeExpired, codeRequired, codeWrong, tooManyCodes } from '../sellers/profile.ts';
import { ById, notYourRequirement, requirementNotFound, saved } from './requirements.ts';

/** How long one is open, and how long before its end the buyer is reminded. */
export const OPEN_DAYS = 30;
export const REMINDER_DAYS = 3;

export const requirementCompleted = failure('requirement_completed', 409, 'This requirement is already completed.');
export const requirementPaused = failure(
  'requirement_paused',
  409,
  'This requirement is paused. Confirm it with a code first.',
);
export const requirementNotPaused = failure('requirement_not_paused', 409, 'This requirement is not paused.');
export const requirementUnderReview = failure(
  'requirement_under_review',
  409,
  'This requirement is not published, so it cannot be renewed.',
);

const own = [requirementNotFound, notYourRequirement];

export const renewRequirement = endpoint({
  method: 'POST',
  path: '/requirement/:id/renew',
  access: 'member',
  feature: 'requirements',
  summary: 'Opens an own requirement for another 30 days; sellers who were not told before are matched again',
  params: ById,
  reply: saved,
  failures: [...own, requirementCompleted, requirementPaused, requirementUnderReview],
});
export const completeRequirement = endpoint({
  method: 'POST',
  path: '/requirement/:id/complete',
  access: 'member',
  summary: 'Closes an own requirement: the buyer has found what it looked for',
  params: ById,
  reply: saved,
  failures: [...own, requirementCompleted],
});
export const confirmRequirement = endpoint({
  method: 'POST',
  path: '/requirement/:id/confirm',
  access: 'member',
  summary: 'Opens an own requirement that is paused, by the code sent to the number of its buyer',
  params: ById,
  body: z.object({ otp: z.optional(z.string().check(z.maxLength(10))) }),
  reply: saved,
  failures: [...own, requirementNotPaused, codeRequired, codeWrong, codeExpired, tooManyCodes],
});
