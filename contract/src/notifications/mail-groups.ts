import * as z from 'zod/mini';

/**
 * What a member can switch off by itself: three that come at once, and the one mail a day for everything else
 * (NOTE-12).
 */
export const MAIL_GROUPS = ['contact', 'quotes', 'applications', 'digest'] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];

export const MAIL_GROUP_LABELS: Readonly<Record<MailGroup, string>> = {
  contact: 'Contacts and messages',
  quotes: 'Quotes',
  applications: 'Dealership applications',
  digest: 'Daily summary',
};

export const MailGroups = z.object({
  contact: z.boolean(),
  quotes: z.boolean(),
  applications: z.boolean(),
  digest: z.boolean(),
});
export type MailGroups = z.infer<typeof MailGroups>;
