import type { ContactSubject } from '@plyhaat/contract/content';
import { cidr, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '#platform/columns.ts';

/** What visitors wrote to the house. `sender` is there for the limit alone and is erased after a day. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    subject: text().$type<ContactSubject>().notNull(),
    message: text().notNull(),
    sender: cidr(),
    mailedAt: moment('mailed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('contact_messages_by_sender').on(t.sender, t.createdAt),
    index('contact_messages_by_time').on(t.createdAt),
  ],
);

/** Who gets the newsletter; whoever unsubscribes is no row any more. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text().notNull().unique(),
    sender: cidr(),
    welcomedAt: moment('welcomed_at'),
    createdAt: createdAt(),
  },
  (t) => [index('newsletter_subscribers_by_sender').on(t.sender, t.createdAt)],
);
