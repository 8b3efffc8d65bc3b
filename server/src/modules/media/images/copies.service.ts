import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { PICTURE_WIDTHS } from '@plyhaat/contract/core/picture';
import type { Deps } from '#platform/deps.ts';
import { placeIn } from '#platform/files/workroom.ts';
import { AppError } from '#platform/http/failure.ts';
import { encodePicture } from '../conversions.service.ts';
import { type MediaRow, selectMedia, updateMedia } from '../media.sql.ts';
import { incomingName } from '../receive/intake.service.ts';
import { copyNames, makeCopy, readName } from './pictures.service.ts';

const endings = (width: number, type: 'webp' | 'avif') =>
  PICTURE_WIDTHS.filter((offered) => offered <= width).map((offered) => `.w${offered}.${type}`);

async function encodeWaiting(deps: Deps, id: string) {
  const { files } = deps;
  const file = placeIn(files.workroom);
  await mkdir(files.workroom, { recursive: true });
  try {
    await pipeline(files.read(incomingName(id)), createWriteStream(file));
    return await encodePicture(deps, file, 'webp');
  } finally {
    await rm(file, { force: true });
  }
}

/** Not retried: a file that cannot be decoded will fail again. */
const isRefusal = (error: unknown): boolean => error instanceof AppError && error.failure.status < 500;

/** Marks a draft as final. */
async function keepDraft({ db, files }: Deps, { id, path: name, width }: MediaRow): Promise<number> {
  await updateMedia(db, id, { bytes: (await files.size(name)) ?? 0, draft: false });
  return width ?? 0;
}

/**
 * The whole picture in the place of its draft, under the same name. What waited goes last: a crash begins again. Of a
 * picture whose whole cannot be made the draft stays.
 */
async function finish(deps: Deps, row: MediaRow): Promise<number> {
  const { db, files } = deps;
  const { id, path: name } = row;
  const encoded = await encodeWaiting(deps, id).catch((error) => {
    if (!isRefusal(error)) throw error;
  });
  if (!encoded) return keepDraft(deps, row);
  const { bytes, ...shape } = encoded;
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
    if (named) await makeCopy(deps, name, named);
  }
  await updateMedia(db, id, { avif: true });
}
