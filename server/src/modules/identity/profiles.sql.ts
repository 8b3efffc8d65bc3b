import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { companies, memberFiles, members } from './identity.tables.ts';

type NewMember = typeof members.$inferInsert;
/** What is undefined stays as it is. */
type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };
export type MemberChange = Change<Omit<NewMember, 'id' | 'createdAt' | 'updatedAt'>>;
export type CompanyChange = Change<Omit<typeof companies.$inferInsert, 'memberId'>>;
export type FileKind = (typeof memberFiles.$inferSelect)['kind'];

export const changeMember = async (db: Db, id: string, change: MemberChange) =>
  only(
    await db
      .update(members)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(members.id, id))
      .returning(),
  );

export const findCompany = async (db: Db, memberId: string) =>
  (await db.select().from(companies).where(eq(companies.memberId, memberId)))[0];

export const changeCompany = (db: Db, memberId: string, change: CompanyChange & { name: string }) =>
  db
    .insert(companies)
    .values({ ...change, memberId })
    .onConflictDoUpdate({ target: companies.memberId, set: change });

export async function replaceFiles(db: Db, memberId: string, kind: FileKind, paths: readonly string[]): Promise<void> {
  await db.delete(memberFiles).where(and(eq(memberFiles.memberId, memberId), eq(memberFiles.kind, kind)));
  const rows = paths.map((path, position) => ({ memberId, kind, position, path }));
  if (rows.length > 0) await db.insert(memberFiles).values(rows);
}

export const isSlugFree = async (db: Db, slug: string) => (await db.$count(members, eq(members.slug, slug))) === 0;

export const removeMember = (db: Db, id: string) => db.delete(members).where(eq(members.id, id));
