import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { mediaFiles } from './media.tables.ts';

/** Reads the whole table: for a job, never for a visitor. */
export const sumFiles = async (db: Db): Promise<{ files: number; bytes: number }> =>
  only(
    await db
      .select({
        files: sql<number>`count(*)::int`,
        bytes: sql<number>`coalesce(sum(${mediaFiles.bytes}), 0)::float8`,
      })
      .from(mediaFiles),
  );
