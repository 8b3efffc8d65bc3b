import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only, rowsOf } from '#platform/db/sql.ts';
import { mediaFiles, mediaReceived, mediaUploads } from '../media.tables.ts';

type Taken = { readonly stored: number; readonly onTheWay: number; readonly today: number };

/** What a member has that nothing uses, stored and on its way by chunks, and what arrived today. */
export const selectTaken = async (db: Db, ownerId: string, day: string): Promise<Taken> =>
  only(
    await rowsOf<Taken>(
      db,
      sql`select
        (select coalesce(sum(${mediaFiles.bytes}), 0) from ${mediaFiles}
          where ${mediaFiles.ownerId} = ${ownerId} and ${mediaFiles.claimedBy} is null
            and ${mediaFiles.state} <> 'rejected')::float8 as stored,
        (select coalesce(sum(${mediaUploads.size}), 0) from ${mediaUploads}
          where ${mediaUploads.ownerId} = ${ownerId}
            and not exists (select from ${mediaFiles} where ${mediaFiles.id} = ${mediaUploads.id}))::float8 as "onTheWay",
        (select coalesce(sum(${mediaReceived.bytes}), 0) from ${mediaReceived}
          where ${mediaReceived.ownerId} = ${ownerId} and ${mediaReceived.day} = ${day})::float8 as today`,
    ),
  );

/** Counts what arrived, unless the day would hold more than it may. */
export const addReceived = async (db: Db, ownerId: string, day: string, bytes: number, most: number) =>
  (
    await db
      .insert(mediaReceived)
      .values({ ownerId, day, bytes })
      .onConflictDoUpdate({
        target: [mediaReceived.ownerId, mediaReceived.day],
        set: { bytes: sql`${mediaReceived.bytes} + excluded.bytes` },
        setWhere: sql`${mediaReceived.bytes} + excluded.bytes <= ${most}`,
      })
      .returning({ bytes: mediaReceived.bytes })
  ).length > 0;

export const deleteReceivedBefore = (db: Db, day: string) => db.delete(mediaReceived).where(lt(mediaReceived.day, day));

export const deleteReceivedOf = (db: Db, ownerId: string) =>
  db.delete(mediaReceived).where(eq(mediaReceived.ownerId, ownerId));
