import { inArray, or, sql } from 'drizzle-orm';
import { mediaFiles } from '#modules/media/media.tables.ts';
import type { Db } from '#platform/db.ts';

/** Stored files named by id or path. */
export const selectNamed = (db: Db, refs: readonly string[]) =>
  db
    .select({ id: mediaFiles.id, path: mediaFiles.path, kind: mediaFiles.kind })
    .from(mediaFiles)
    .where(or(inArray(mediaFiles.path, [...refs]), inArray(sql`${mediaFiles.id}::text`, [...refs])));
