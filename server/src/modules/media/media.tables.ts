import type { MediaKind, MediaUse } from '@plyhaat/contract/media/media';
import type { VideoFrame } from '@plyhaat/contract/media/videos';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '#platform/db/columns.ts';

/** A size of a video by its short side. */
export type VideoSize = { readonly height: number; readonly bytes: number };

/** An uploaded or ready-made file. It is loose until something claims it. Owners are known by id only. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: id(),
    path: text().notNull().unique(),
    ownerId: uuid('owner_id'),
    use: text().notNull(),
    kind: text().$type<MediaKind>().notNull(),
    state: text().$type<'processing' | 'ready' | 'rejected'>().notNull().default('ready'),
    reason: text(),
    /** Whether anybody may see it; else only whoever was given a signed address. */
    open: boolean().notNull().default(true),
    contentType: text('content_type').notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    duration: real(),
    placeholder: text(),
    /** A video's still picture. */
    poster: text(),
    /** The second that the owner wants the still picture from, and the frames there are to choose from. */
    posterAt: real('poster_at'),
    frames: jsonb().$type<readonly VideoFrame[]>(),
    /** A video's sizes, smallest first; the largest is the file itself. */
    sources: jsonb().$type<readonly VideoSize[]>(),
    avif: boolean().notNull().default(false),
    /** A smaller draft is shown until a job has made the full picture. */
    draft: boolean().notNull().default(false),
    /** What the sender called a document. */
    name: text(),
    /** SHA-256 of what was sent, where a sender may send the same again. */
    sourceHash: text('source_hash'),
    claimedBy: text('claimed_by'),
    /** Since when nothing uses it. */
    looseSince: moment('loose_since').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    index('media_files_by_owner').on(t.ownerId),
    index('media_files_by_claim').on(t.claimedBy),
    index('media_files_loose_of_owner').on(t.ownerId).where(sql`${t.claimedBy} is null`),
    index('media_files_loose').on(t.looseSince).where(sql`${t.claimedBy} is null`),
  ],
);

/** Files that crashed a worker, by the SHA-256 of the upload: they are never opened again. */
export const mediaHarmful = pgTable('media_harmful', {
  digest: text().primaryKey(),
  createdAt: createdAt(),
});

/** What a member sent on a day in India. */
export const mediaReceived = pgTable(
  'media_received',
  {
    ownerId: uuid('owner_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.day] })],
);

/** Uploads that arrive in chunks. How much has arrived is the length of their file in the workroom. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    id: id(),
    ownerId: uuid('owner_id').notNull(),
    use: text().$type<MediaUse>().notNull(),
    size: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('media_uploads_of_owner').on(t.ownerId, t.createdAt)],
);
