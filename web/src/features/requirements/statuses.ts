import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RequirementStatus } from '@plyhaat/contract/requirements/requirement-form';
import type { BadgeTone } from '#ui/display/Badge.tsx';

export const STATUSES: Readonly<Record<RequirementStatus, { label: MessageDescriptor; tone: BadgeTone }>> = {
  Active: { label: msg`Active`, tone: 'ok' },
  Pending: { label: msg`Pending`, tone: 'wait' },
  Completed: { label: msg`Completed`, tone: 'plain' },
  Expired: { label: msg`Expired`, tone: 'plain' },
};
