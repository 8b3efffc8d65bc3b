import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db.ts';
import { mediaFiles } from './media.tables.ts';

/** Claims what is the owner's or nobody's yet; tells how many that were. */
export async function claimFiles(db: Db, ownerId: string, refs: readonly string[], usedBy: string): Promise<number> {
  const isLoose = and(isNull(mediaFiles.ownerId), isNull(mediaFiles.claimedBy));
  const claimed = await db
    .update(mediaFiles)
    .set({ ownerId, claimedBy: usedBy })
    .where(
      and(
        or(inArray(mediaFiles.path, [...refs]), inArray(sql`${mediaFiles.id}::text`, [...refs])),
        or(eq(mediaFiles.ownerId, ownerId), isLoose),
      ),
    )
    .returning({ id: mediaFiles.id });
  return claimed.length;
}
