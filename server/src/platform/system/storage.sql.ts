import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { installationMarks, outboxMessages } from '../db/platform.tables.ts';
import { only, rowsOf } from '../db/sql.ts';

type Sized = { readonly name: string; readonly bytes: number; readonly rows: number };

const MOST_TABLES = 8;

/** Sizes of files and the planner's own estimates: no table is read for them. */
export async function selectSizes(db: Db): Promise<{ database: number; tables: Sized[] }> {
  const { bytes } = only(
    await rowsOf<{ bytes: number }>(db, sql`select pg_database_size(current_database())::float8 as bytes`),
  );
  const tables = await rowsOf<Sized>(
    db,
    sql`select relname as name, pg_total_relation_size(oid)::float8 as bytes, greatest(reltuples, 0)::float8 as rows
      from (select oid, relname, reltuples from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        order by relpages desc limit ${MOST_TABLES}) largest
      order by 2 desc, 1`,
  );
  return { database: bytes, tables };
}

/** Messages that were stored instead of sent. Counting stops beyond `most`. */
export async function countStored(db: Db, most: number): Promise<number> {
  const some = sql`select 1 from ${outboxMessages} limit ${most + 1}`;
  return only(
    await rowsOf<{ stored: number }>(db, sql`select count(*)::int as stored from (${some}) as stored_messages`),
  ).stored;
}

const MEDIA_USE = 'media_use';
type MediaUse = { readonly files: number; readonly bytes: number };

export async function findMediaUse(db: Db) {
  const [mark] = await db.select().from(installationMarks).where(eq(installationMarks.name, MEDIA_USE));
  return mark ? { ...(JSON.parse(mark.value) as MediaUse), at: mark.createdAt.toISOString() } : null;
}

export async function noteMediaUse(db: Db, use: MediaUse): Promise<void> {
  const mark = { value: JSON.stringify(use), createdAt: new Date() };
  await db
    .insert(installationMarks)
    .values({ name: MEDIA_USE, ...mark })
    .onConflictDoUpdate({ target: installationMarks.name, set: mark });
}
