import type { RequirementStatus } from '@plyhaat/contract/requirements/requirement-form';
import type { BadgeTone } from '#ui/display/Badge.tsx';

export const STATUS_TONES: Readonly<Record<RequirementStatus, BadgeTone>> = {
  Active: 'ok',
  Pending: 'wait',
  Completed: 'plain',
  Expired: 'plain',
};
