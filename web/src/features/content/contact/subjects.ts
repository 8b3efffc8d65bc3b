import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactSubject } from '@plyhaat/contract/content/content';

export const SUBJECTS: Readonly<Record<ContactSubject, MessageDescriptor>> = {
  general: msg`General enquiry`,
  support: msg`Support`,
  business: msg`Business`,
  complaint: msg`Complaint`,
  feedback: msg`Feedback`,
};
