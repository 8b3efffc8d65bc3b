import { CONTACT_SUBJECTS } from '@plyhaat/contract/content/content';
import type { EnquiryRow } from '@plyhaat/contract/leads/staff/enquiries';
import { eq, type SQL, sql } from 'drizzle-orm';
import { contactMessages } from '#modules/content/content.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { named } from '#modules/identity/staff/member-lookup.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';
import { containsPart } from '#platform/lists/part-of-text.sql.ts';
import { enquiries } from '../leads.tables.ts';
import { enquiryCases as cases } from './cases.tables.ts';

/** Of whichever of the two messages it is. */
const written = (name: 'name' | 'email' | 'phone' | 'message') =>
  sql<string | null>`coalesce(${contactMessages[name]}, ${enquiries[name]})`;

/** Cases with the message that each is about. */
export const selectCases = (db: Db, where: SQL | undefined) =>
  db
    .select({
      _id: cases.id,
      contactId: cases.contactId,
      name: sql<string>`${written('name')}`,
      email: written('email'),
      phone: written('phone'),
      message: sql<string>`${written('message')}`,
      chosen: contactMessages.subject,
      subject: enquiries.subject,
      place: enquiries.address,
      status: cases.status,
      ownerId: cases.ownerId,
      ownerName: members.name,
      dueAt: isoTime(cases.dueAt),
      answeredAt: sql<string | null>`${isoTime(cases.answeredAt)}`,
      createdAt: isoTime(cases.createdAt),
    })
    .from(cases)
    .leftJoin(contactMessages, eq(contactMessages.id, cases.contactId))
    .leftJoin(enquiries, eq(enquiries.id, cases.leadId))
    .leftJoin(members, eq(members.id, cases.ownerId))
    .where(where);

export type StoredCase = Awaited<ReturnType<typeof selectCases>>[number];

const LONGEST_EXCERPT = 160;

function excerptOf(message: string): string {
  const line = message.replace(/\s+/g, ' ');
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT - 1)}…` : line;
}

export const asRow = ({ contactId, chosen, ownerId, ownerName, message, ...row }: StoredCase): EnquiryRow => ({
  _id: row._id,
  kind: contactId ? 'contact' : 'lead',
  name: row.name,
  subject: chosen ? CONTACT_SUBJECTS[chosen] : row.subject,
  excerpt: excerptOf(message),
  place: row.place,
  status: row.status,
  owner: named(ownerId, ownerName),
  dueAt: row.dueAt,
  answeredAt: row.answeredAt,
  createdAt: row.createdAt,
});

/** Messages by part of who wrote them or what they are about. */
export const isCaseOf = (text: string): SQL => containsPart(sql`${cases.lookup}`, text);
