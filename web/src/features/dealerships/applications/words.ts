import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import type { BadgeTone } from '#ui/display/Badge.tsx';

type State = {
  readonly label: MessageDescriptor;
  /** After a date, as '12 Nov 2026 · shortlisted'. */
  readonly inLine: MessageDescriptor;
  /** Where none of them is so. */
  readonly none: MessageDescriptor;
  readonly tone: BadgeTone;
};

export const STATES: Readonly<Record<ApplicationStatus, State>> = {
  new: { label: msg`New`, inLine: msg`new`, none: msg`No applications are new.`, tone: 'wait' },
  shortlisted: {
    ...{ label: msg`Shortlisted`, inLine: msg`shortlisted`, none: msg`No applications are shortlisted.` },
    tone: 'wait',
  },
  accepted: { label: msg`Accepted`, inLine: msg`accepted`, none: msg`No applications are accepted.`, tone: 'ok' },
  rejected: { label: msg`Rejected`, inLine: msg`rejected`, none: msg`No applications are rejected.`, tone: 'no' },
  withdrawn: {
    ...{ label: msg`Withdrawn`, inLine: msg`withdrawn`, none: msg`No applications are withdrawn.` },
    tone: 'plain',
  },
};
