import type { MediaUse } from '@plyhaat/contract/media/media';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { mediaFiles, mediaUploads } from '../media.tables.ts';

export type ResumableUpload = typeof mediaUploads.$inferSelect;

export const insertUpload = (db: Db, upload: { id: string; ownerId: string; use: MediaUse; size: number }) =>
  db.insert(mediaUploads).values(upload);

export const selectUpload = async (db: Db, ownerId: string, id: string): Promise<ResumableUpload | undefined> =>
  (
    await db
      .select()
      .from(mediaUploads)
      .where(and(eq(mediaUploads.id, id), eq(mediaUploads.ownerId, ownerId)))
  )[0];

/** The same, locked until the transaction ends: one chunk at a time is appended, whichever process received it. */
export const lockUpload = async (db: Db, ownerId: string, id: string): Promise<ResumableUpload | undefined> =>
  (
    await db
      .select()
      .from(mediaUploads)
      .where(and(eq(mediaUploads.id, id), eq(mediaUploads.ownerId, ownerId)))
      .for('update')
  )[0];

export const deleteUpload = (db: Db, id: string) => db.delete(mediaUploads).where(eq(mediaUploads.id, id));

/** All but a member's latest, so many of them and so many bytes; what is whole is stored elsewhere. */
export const deleteUploadsBeyond = (db: Db, ownerId: string, most: number, bytes: number) =>
  rowsOf<{ id: string }>(
    db,
    sql`delete from ${mediaUploads} where id in (
      select id from (
        select id, row_number() over latest as number,
          sum(case when exists (select from ${mediaFiles} where ${mediaFiles.id} = upload.id) then 0 else size end)
            over latest as bytes
        from ${mediaUploads} as upload where owner_id = ${ownerId}
        window latest as (order by created_at desc, id desc)
      ) as counted where number > ${most} or bytes > ${bytes})
    returning id`,
  );

export const deleteUploadsBefore = (db: Db, before: Date) =>
  db.delete(mediaUploads).where(lt(mediaUploads.createdAt, before)).returning({ id: mediaUploads.id });

export const deleteUploadsOf = (db: Db, ownerId: string) =>
  db.delete(mediaUploads).where(eq(mediaUploads.ownerId, ownerId)).returning({ id: mediaUploads.id });
