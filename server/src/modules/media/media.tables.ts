import { type Column, type SQL, sql } from 'drizzle-orm';
import { index, integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#platform/columns.ts';

/** An uploaded or ready-made file. It is loose until something claims it. Owners are known by id only. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: id(),
    path: text().notNull().unique(),
    ownerId: uuid('owner_id'),
    use: text().notNull(),
    kind: text().$type<'image' | 'video' | 'document'>().notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    duration: real(),
    placeholder: text(),
    claimedBy: text('claimed_by'),
    createdAt: createdAt(),
  },
  (t) => [index('media_files_by_owner').on(t.ownerId)],
);

type PictureRow = { path: string; width: number; height: number; placeholder: string | null };

/** A joined file as the contract's picture, or null where there is none. */
export const pictureOf = (files: Record<keyof PictureRow, Column>): SQL<PictureRow | null> =>
  sql<PictureRow | null>`case when ${files.width} is not null then json_build_object(
    'path', ${files.path}, 'width', ${files.width}, 'height', ${files.height}, 'placeholder', ${files.placeholder}) end`;
