import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnquiryKind, EnquiryStatus } from '@plyhaat/contract/leads/staff/enquiries';

export const KINDS: Readonly<Record<EnquiryKind, MessageDescriptor>> = {
  contact: msg`Contact form`,
  lead: msg`Lead without a seller`,
};

export const STATUSES: Readonly<Record<EnquiryStatus, MessageDescriptor>> = {
  open: msg`Open`,
  waiting: msg`Waits for them`,
  closed: msg`Closed`,
};
