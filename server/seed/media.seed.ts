import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import type { SeedPicture } from './products/picks.ts';

/** The pictures that come with the program, by the path under which they are served. */
export const picturePath = (picture: SeedPicture): string => `demo/${picture.file}`;

export async function readPictures(): Promise<SeedPicture[]> {
  const index = path.resolve(import.meta.dirname, 'pictures/index.json');
  return JSON.parse(await readFile(index, 'utf8')) as SeedPicture[];
}

const COLUMNS = [
  'id',
  'path',
  'use',
  'kind',
  'contentType',
  'bytes',
  'width',
  'height',
  'placeholder',
  'claimedBy',
  'looseSince',
  'createdAt',
] as const;

export async function seedMedia(client: pg.ClientBase, pictures: readonly SeedPicture[], at: Date): Promise<void> {
  await copyInto(
    client,
    mediaFiles,
    COLUMNS,
    pictures.map((picture) => ({
      id: idOf('media', picturePath(picture)),
      path: picturePath(picture),
      use: picture.group,
      kind: 'image' as const,
      contentType: 'image/webp',
      bytes: picture.bytes,
      width: picture.width,
      height: picture.height,
      placeholder: picture.placeholder,
      claimedBy: 'demo',
      looseSince: at,
      createdAt: at,
    })),
  );
}
