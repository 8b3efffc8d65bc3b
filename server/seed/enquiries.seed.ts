import { DAY_SECONDS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { contactMessages } from '#modules/content/content.tables.ts';
import { enquiries } from '#modules/leads/leads.tables.ts';
import { openCases } from '#modules/leads/staff/cases.sql.ts';
import { enquiryCases, enquiryEntries } from '#modules/leads/staff/cases.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { idOf } from '#platform/db/id.ts';
import { LEADS, MESSAGES, type Told } from './enquiries.data.ts';
import { memberId } from './member-id.ts';

const enquiryId = (name: string) => idOf('enquiry', name);
const TOLD = [...MESSAGES, ...LEADS];
const STAFF = 'ravi-nambiar';

/** What people wrote to us in the last days: some answered, one past its time. */
export async function seedEnquiries(client: pg.ClientBase, at: Date): Promise<void> {
  const db = drizzle(client as pg.Client);
  const cameAt = (hours: number) => new Date(at.getTime() - hours * HOUR_MS);
  const stored = ({ name, phone, message, hours }: Told) => {
    const createdAt = cameAt(hours);
    return { id: enquiryId(name), name, phone, message, createdAt, mailedAt: createdAt };
  };
  await db
    .insert(contactMessages)
    .values(MESSAGES.map(({ email, subject, ...one }) => ({ ...stored(one), email, subject })));
  await db.insert(enquiries).values(LEADS.map(({ email, address, ...one }) => ({ ...stored(one), email, address })));
  await openCases(db);
  for (const { name, owner, status = 'open', hours, notes = [], answers = [] } of TOLD) {
    const id = enquiryId(name);
    const [first] = answers;
    const after = (later: number) => cameAt(hours - later);
    await db
      .update(enquiryCases)
      .set({ status, ownerId: owner ? memberId(owner) : null, answeredAt: first ? after(first[0]) : null })
      .where(sql`id = ${id}`);
    const entries = [
      ...notes.map(([later, text]) => ({ kind: 'note' as const, text, createdAt: after(later), mailedAt: null })),
      ...answers.map(([later, text]) => ({
        ...{ kind: 'answer' as const, text, createdAt: after(later) },
        mailedAt: after(later),
      })),
    ];
    for (const entry of entries)
      await db.insert(enquiryEntries).values({
        ...entry,
        id: entryId(name, entry.text),
        caseId: id,
        authorId: memberId(owner ?? STAFF),
      });
  }
}

const entryId = (name: string, text: string) => idOf('enquiry entry', `${name} ${text}`);
const LATEST_HOURS = Math.min(...TOLD.map(({ hours }) => hours));

/** All by the same time: the latest came as long ago as at the first start, and one is late. What was added stays. */
export async function moveEnquiries(db: Db): Promise<void> {
  const ids = sql`any(${sql.param(TOLD.map(({ name }) => enquiryId(name)))}::uuid[])`;
  const written = TOLD.flatMap(({ name, notes = [], answers = [] }) =>
    [...notes, ...answers].map(([, text]) => entryId(name, text)),
  );
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select extract(epoch from now() - max(created_at) - make_interval(hours => ${LATEST_HOURS}))::integer as seconds
      from ${enquiryCases} where id = ${ids}`);
  const seconds = rows[0]?.seconds ?? 0;
  if (seconds < DAY_SECONDS) return;
  const later = sql`+ make_interval(secs => ${seconds})`;
  for (const table of [contactMessages, enquiries])
    await db.execute(sql`update ${table} set created_at = created_at ${later} where id = ${ids}`);
  await db.execute(sql`update ${enquiryCases} set created_at = created_at ${later}, due_at = due_at ${later},
    answered_at = least(answered_at ${later}, now()) where id = ${ids}`);
  await db.execute(sql`update ${enquiryEntries} set created_at = created_at ${later}, mailed_at = mailed_at ${later}
    where id = any(${sql.param(written)}::uuid[])`);
}
