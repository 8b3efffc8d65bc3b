import { normalizeEmail } from '@plyhaat/contract/core/email';
import { normalizePhone } from '@plyhaat/contract/core/phone';
import { may, STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { ANSWERED_WITHIN_HOURS, type EnquiryEntry, type EnquiryStatus } from '@plyhaat/contract/leads/staff/enquiries';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { contactMessages } from '#modules/content/content.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime, only } from '#platform/db/sql.ts';
import { enquiries } from '../leads.tables.ts';
import { isCaseOf, type StoredCase, selectCases } from './cases.reads.sql.ts';
import { enquiryCases as cases, enquiryEntries as entries } from './cases.tables.ts';

/** Messages from before there was this list were answered from the mailbox. */
const ANSWERED_ELSEWHERE_DAYS = 7;

/** A job that failed runs again for less long than this, and any message that comes meanwhile does its work too. */
const MISSED_DAYS = 7;

const FIRST_WITHOUT = sql`(select coalesce(max(created_at), '-infinity') - make_interval(days => ${MISSED_DAYS}) from ${cases})`;

/**
 * A case for every message that has none yet. A case has the id of its message, so that none gets two. Only messages
 * about as late as the latest case are looked at, by their time: all older ones have theirs.
 */
export const openCases = (db: Db) =>
  db.execute(sql`
    insert into enquiry_cases (id, contact_id, lead_id, status, due_at, lookup, created_at)
    select came.id, contact_id, lead_id,
        case when created_at < now() - make_interval(days => ${ANSWERED_ELSEWHERE_DAYS}) then 'closed' else 'open' end,
        created_at + make_interval(hours => ${ANSWERED_WITHIN_HOURS}),
        lower(concat_ws(chr(10), name, email, phone, regexp_replace(phone, '[^0-9]', '', 'g'), subject, place)), created_at
      from (
        select id, id as contact_id, null::uuid as lead_id, name, email, phone, subject, null as place, created_at
          from ${contactMessages} where created_at >= ${FIRST_WITHOUT}
        union all
        select id, null, id, name, email, phone, subject, address, created_at
          from ${enquiries} where created_at >= ${FIRST_WITHOUT}
      ) as came
     where (select known.id from ${cases} as known where known.id = came.id) is null
    on conflict do nothing`);

export const findCase = async (db: Db, id: string): Promise<StoredCase | undefined> =>
  (await selectCases(db, eq(cases.id, id)))[0];

/** Locked, so that of two who take or answer it one comes first. */
export const lockCase = async (db: Db, id: string) =>
  (
    await db
      .select({ status: cases.status, ownerId: cases.ownerId, answeredAt: cases.answeredAt })
      .from(cases)
      .where(eq(cases.id, id))
      .for('update')
  )[0];

type Change = { readonly ownerId?: string | null; readonly status?: EnquiryStatus; readonly answeredAt?: Date };
export const updateCase = (db: Db, id: string, change: Change) => db.update(cases).set(change).where(eq(cases.id, id));

type NewEntry = Pick<typeof entries.$inferInsert, 'caseId' | 'kind' | 'text' | 'authorId'>;
export const insertEntry = async (db: Db, entry: NewEntry): Promise<string> =>
  only(await db.insert(entries).values(entry).returning({ id: entries.id })).id;

export const selectEntries = (db: Db, caseId: string): Promise<EnquiryEntry[]> =>
  db
    .select({
      _id: entries.id,
      kind: entries.kind,
      text: entries.text,
      by: members.name,
      createdAt: isoTime(entries.createdAt),
      sentAt: sql<string | null>`${isoTime(entries.mailedAt)}`,
    })
    .from(entries)
    .leftJoin(members, eq(members.id, entries.authorId))
    .where(eq(entries.caseId, caseId))
    .orderBy(asc(entries.createdAt), asc(entries.id));

/** An answer whose mail has not left. */
export const findUnsent = async (db: Db, id: string) =>
  (
    await db
      .select({ caseId: entries.caseId, text: entries.text, by: members.name })
      .from(entries)
      .leftJoin(members, eq(members.id, entries.authorId))
      .where(and(eq(entries.id, id), eq(entries.kind, 'answer'), isNull(entries.mailedAt)))
  )[0];
export const markSent = (db: Db, id: string) =>
  db.update(entries).set({ mailedAt: sql`now()` }).where(eq(entries.id, id));

const MANAGERS = STAFF_ROLES.filter((role) => may(role, 'manage'));
/** Who may have an enquiry. */
export const selectManagers = (db: Db) =>
  db
    .select({ _id: members.id, name: members.name })
    .from(members)
    .where(and(inArray(members.role, MANAGERS), eq(members.isBlocked, false)))
    .orderBy(asc(members.name), asc(members.id));

type Writer = Pick<StoredCase, '_id' | 'email' | 'phone' | 'createdAt'>;

/** The account behind an e-mail address or a number. */
export async function findMemberOf(db: Db, { email, phone }: Writer) {
  const mobile = phone && normalizePhone(phone);
  const [found] = await db
    .select({ _id: members.id, name: sql<string>`coalesce(${companies.name}, ${members.name})` })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .where(
      or(
        mobile ? eq(members.phone, mobile) : sql`false`,
        email ? eq(members.email, normalizeEmail(email)) : sql`false`,
      ),
    )
    .limit(1);
  return found ?? null;
}

/** How often whoever wrote this had written before. */
export const countEarlier = (db: Db, { _id, email, phone, createdAt }: Writer): Promise<number> => {
  const known = [email, phone?.replace(/\D/g, '')].filter((text): text is string => !!text && text.length > 5);
  if (known.length === 0) return Promise.resolve(0);
  return db.$count(cases, and(ne(cases.id, _id), sql`${cases.createdAt} <= ${createdAt}`, or(...known.map(isCaseOf))));
};
