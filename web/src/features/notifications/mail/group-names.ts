import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailGroup } from '@plyhaat/contract/notifications/mail-groups';

/** What a member can switch off by itself. */
export const MAIL_GROUP_NAMES: Readonly<Record<MailGroup, MessageDescriptor>> = {
  contact: msg`Contacts and messages`,
  quotes: msg`Quotes`,
  applications: msg`Dealership applications`,
  digest: msg`Daily summary`,
};
