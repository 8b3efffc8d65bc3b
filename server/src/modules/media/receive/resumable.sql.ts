import type { MediaUse } from '@plyhaat/contract/media/media';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { mediaUploads } from '../media.tables.ts';

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

/** All but a member's latest. */
export const deleteUploadsBeyond = (db: Db, ownerId: string, most: number) =>
  db
    .delete(mediaUploads)
    .where(
      inArray(
        mediaUploads.id,
        db
          .select({ id: mediaUploads.id })
          .from(mediaUploads)
          .where(eq(mediaUploads.ownerId, ownerId))
          .orderBy(desc(mediaUploads.createdAt), desc(mediaUploads.id))
          .offset(most),
      ),
    )
    .returning({ id: mediaUploads.id });

export const deleteUploadsBefore = (db: Db, before: Date) =>
  db.delete(mediaUploads).where(lt(mediaUploads.createdAt, before)).returning({ id: mediaUploads.id });

export const deleteUploadsOf = (db: Db, ownerId: string) =>
  db.delete(mediaUploads).where(eq(mediaUploads.ownerId, ownerId)).returning({ id: mediaUploads.id });
