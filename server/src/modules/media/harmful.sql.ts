import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { mediaHarmful } from './media.tables.ts';

export const isHarmful = async (db: Db, digest: string): Promise<boolean> =>
  (await db.select({ digest: mediaHarmful.digest }).from(mediaHarmful).where(eq(mediaHarmful.digest, digest))).length >
  0;

export const insertHarmful = (db: Db, digest: string) =>
  db.insert(mediaHarmful).values({ digest }).onConflictDoNothing();
