import { type Column, type SQL, sql } from 'drizzle-orm';

type PictureRow = { path: string; width: number; height: number; placeholder: string | null; avif: boolean };

/** A joined file as the contract's picture, or null where there is none; for a select built by Drizzle. */
export const pictureOf = (files: Record<keyof PictureRow, Column>): SQL<PictureRow | null> =>
  sql<PictureRow | null>`case when ${files.width} is not null then json_build_object(
    'path', ${files.path}, 'width', ${files.width}, 'height', ${files.height}, 'placeholder', ${files.placeholder},
    'avif', ${files.avif}) end`;

/** The same for a file joined under this alias. */
export const pictureJson = (file: string): SQL =>
  sql.raw(
    `case when ${file}.width is not null then json_build_object('path', ${file}.path, 'width', ${file}.width, 'height', ${file}.height, 'placeholder', ${file}.placeholder, 'avif', ${file}.avif) end`,
  );
