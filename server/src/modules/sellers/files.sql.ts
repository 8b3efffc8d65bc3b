import { eq, inArray, or, sql } from 'drizzle-orm';
import { memberFiles, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import type { Db } from '#platform/db/db.ts';

/** Stored files named by id or path. */
export const selectNamed = (db: Db, refs: readonly string[]) =>
  db
    .select({ id: mediaFiles.id, path: mediaFiles.path, kind: mediaFiles.kind })
    .from(mediaFiles)
    .where(or(inArray(mediaFiles.path, [...refs]), inArray(sql`${mediaFiles.id}::text`, [...refs])));

/** Every path a profile shows now. */
export async function selectShown(db: Db, memberId: string): Promise<string[]> {
  const [own] = await db
    .select({ profile: members.profileImage, banner: members.bannerImage })
    .from(members)
    .where(eq(members.id, memberId));
  const others = await db
    .select({ path: memberFiles.path })
    .from(memberFiles)
    .where(eq(memberFiles.memberId, memberId));
  return [own?.profile, own?.banner, ...others.map(({ path }) => path)].filter((path) => typeof path === 'string');
}
