import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PICTURE_WIDTHS } from '@plyhaat/contract/core/picture';
import { newId } from '#platform/db/id.ts';
import type { Deps } from '#platform/deps.ts';
import type { Files } from '#platform/files/files.ts';
import { type MediaRow, selectMedia, updateMedia } from '../media.sql.ts';
import { incomingName } from '../receive/intake.service.ts';
import { encodePicture } from './images.ts';
import { copyNames, makeCopy, readName } from './pictures.service.ts';

const endings = (width: number, type: 'webp' | 'avif') =>
  PICTURE_WIDTHS.filter((offered) => offered <= width).map((offered) => `.w${offered}.${type}`);

async function encodeWaiting(files: Files, id: string) {
  const file = path.join(files.workroom, newId());
  await mkdir(files.workroom, { recursive: true });
  try {
    await pipeline(files.read(incomingName(id)), createWriteStream(file));
    return await encodePicture(file, 'webp');
  } finally {
    await rm(file, { force: true });
  }
}

/** The whole picture in the place of its draft, under the same name. What waited goes last: a crash begins again. */
async function finish({ db, files }: Deps, { id, path: name }: MediaRow): Promise<number> {
  const { bytes, ...shape } = await encodeWaiting(files, id);
  await files.put(name, bytes);
  for (const copy of copyNames(name)) await files.remove(copy);
  await updateMedia(db, id, { ...shape, bytes: bytes.length, draft: false });
  return shape.width;
}

/** Every copy of a picture, before anybody asks: the quick ones first, and AVIF, thirty times slower, at the end. */
export async function makeCopies(deps: Deps, id: string): Promise<void> {
  const { db, files } = deps;
  const row = await selectMedia(db, id);
  if (row?.kind !== 'image' || row.width === null || !(await files.has(row.path))) return;
  const width = row.draft ? await finish(deps, row) : row.width;
  await files.remove(incomingName(id));
  for (const ending of [...endings(width, 'webp'), '.preview.jpg', ...endings(width, 'avif')]) {
    const name = row.path.replace(/\.webp$/, ending);
    const named = readName(name);
    if (named) await makeCopy(files, name, named);
  }
  await updateMedia(db, id, { avif: true });
}
