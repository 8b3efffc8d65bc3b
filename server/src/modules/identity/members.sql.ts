import { randomBytes } from 'node:crypto';
import { UNNAMED } from '@plyhaat/contract/core/member-name';
import type { Role } from '@plyhaat/contract/core/roles';
import type { SignedInMember } from '@plyhaat/contract/identity/identity';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { only } from '#platform/db/sql.ts';
import { members } from './identity.tables.ts';

export const newSlug = () => `member-${randomBytes(8).toString('hex')}`;

export async function findMember(db: Db, id: string): Promise<typeof members.$inferSelect | undefined> {
  const [member] = await db.select().from(members).where(eq(members.id, id));
  return member;
}

export async function findByPhone(db: Db, phone: string): Promise<typeof members.$inferSelect | undefined> {
  const [member] = await db.select().from(members).where(eq(members.phone, phone));
  return member;
}

/** Locks members in a fixed order, so that two who change each other do not deadlock. */
export async function lockMembers(db: Db, ids: readonly string[]): Promise<Map<string, typeof members.$inferSelect>> {
  const rows = await db
    .select()
    .from(members)
    .where(inArray(members.id, [...ids]))
    .orderBy(members.id)
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Marks the number as verified; an unknown number becomes a new buyer. */
export const welcome = async (db: Db, phone: string) =>
  only(
    await db
      .insert(members)
      .values({ phone, slug: newSlug(), name: UNNAMED, role: 'USER', provenAt: sql`now()`, lastSeenAt: sql`now()` })
      .onConflictDoUpdate({
        target: members.phone,
        set: { provenAt: sql`coalesce(${members.provenAt}, now())`, lastSeenAt: sql`now()` },
      })
      .returning(),
  );

/** What staff said when they blocked a member; null where they were not told that the member reads it. */
export async function findBlockReason(db: Db, memberId: string): Promise<string | null> {
  const [latest] = await db
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, memberId), eq(auditLog.action, 'block_member')))
    .orderBy(desc(auditLog.at), desc(auditLog.seq))
    .limit(1);
  return latest?.detail.isTold && typeof latest.detail.reason === 'string' ? latest.detail.reason : null;
}

/** Gives a number a role, making the member where there is none. */
export const upsertRole = async (db: Db, phone: string, role: Role) =>
  only(
    await db
      .insert(members)
      .values({ phone, slug: newSlug(), name: UNNAMED, role })
      .onConflictDoUpdate({ target: members.phone, set: { role, updatedAt: sql`now()` } })
      .returning(),
  );

export const asSignedIn = (member: typeof members.$inferSelect): SignedInMember => ({
  _id: member.id,
  slug: member.slug,
  name: member.name,
  role: member.role,
  phone: member.phone,
  email: member.email,
  profileImage: member.profileImage ?? '',
});
