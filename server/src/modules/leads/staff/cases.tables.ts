import type { EnquiryEntry, EnquiryStatus } from '@plyhaat/contract/leads/staff/enquiries';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { contactMessages } from '#modules/content/content.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';
import { enquiries } from '../leads.tables.ts';

/** What staff made of a message to us, one row for each; it goes with the message. */
export const enquiryCases = pgTable(
  'enquiry_cases',
  {
    id: id(),
    contactId: uuid('contact_id')
      .unique()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id')
      .unique()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    status: text().$type<EnquiryStatus>().notNull().default('open'),
    ownerId: uuid('owner_id').references(() => members.id, { onDelete: 'set null' }),
    dueAt: moment('due_at').notNull(),
    answeredAt: moment('answered_at'),
    /** What it is searched by, in small letters, one to a line: name, e-mail address, number, subject, place. */
    lookup: text().notNull(),
    /** When the message came. */
    createdAt: createdAt(),
  },
  (t) => [
    check('enquiry_cases_of_one_message', sql`num_nonnulls(${t.contactId}, ${t.leadId}) = 1`),
    index('enquiry_cases_by_due').on(t.dueAt, t.id),
    index('enquiry_cases_by_age').on(t.createdAt, t.id),
    index('enquiry_cases_due').on(t.status, t.dueAt, t.id),
    index('enquiry_cases_of_owner').on(t.ownerId, t.dueAt, t.id),
    index('enquiry_cases_by_part').using('gin', sql`${t.lookup} gin_trgm_ops`),
  ],
);

/** Notes of staff, and what they answered by mail. */
export const enquiryEntries = pgTable(
  'enquiry_entries',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => enquiryCases.id, { onDelete: 'cascade' }),
    kind: text().$type<EnquiryEntry['kind']>().notNull(),
    text: text().notNull(),
    authorId: uuid('author_id').references(() => members.id, { onDelete: 'set null' }),
    mailedAt: moment('mailed_at'),
    createdAt: createdAt(),
  },
  (t) => [index('enquiry_entries_of_case').on(t.caseId, t.createdAt, t.id)],
);
