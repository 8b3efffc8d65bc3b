import type { ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import type { BadgeTone } from '#ui/display/Badge.tsx';

export const STATES: Readonly<Record<ApplicationStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  new: { label: 'New', tone: 'wait' },
  shortlisted: { label: 'Shortlisted', tone: 'wait' },
  accepted: { label: 'Accepted', tone: 'ok' },
  rejected: { label: 'Rejected', tone: 'no' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
};
