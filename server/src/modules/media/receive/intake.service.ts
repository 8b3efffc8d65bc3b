import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  MEDIA_USES,
  type MediaKind,
  type MediaUse,
  notCaptions,
  type Taken,
  videoUnreadable,
  wrongKindOf,
} from '@plyhaat/contract/media/media';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { documentKindOf, encodePicture } from '../conversions.service.ts';
import { insertMedia, type NewMedia } from '../media.sql.ts';
import { refuseUnplayable } from '../videos/playable.ts';
import { isWholeVideo } from '../videos/video-boxes.ts';
import { kindOfFile, type SniffedKind } from './kinds.ts';
import { limitOf } from './receive.rules.ts';
import { Semaphore } from './semaphore.ts';
import type { Spill } from './spill.ts';

/** Each is also the name of its queue, which runs one job at a time, so that codes and mails never wait for videos. */
export const COPIES_TASK = 'media.makeCopies';
export const VIDEO_TASK = 'media.convertVideo';

/** Decoding takes memory: few at once, however many arrive. */
const converting = new Semaphore({ inAll: 2, each: 2, waiting: 200 });

type Arrived = Pick<Spill, 'id' | 'file' | 'bytes' | 'name'>;
const TASKS: Readonly<Partial<Record<MediaKind, string>>> = { image: COPIES_TASK, video: VIDEO_TASK };
type Extra = {
  /** When the narrower copies are made; at once unless said. */
  readonly copiesAt?: Date;
  readonly columns?: Pick<NewMedia, 'claimedBy' | 'sourceHash'>;
};
type Stored = Pick<NewMedia, 'path' | 'kind' | 'contentType' | 'bytes'> & Partial<NewMedia>;

const IMAGES: readonly (SniffedKind | undefined)[] = ['jpeg', 'png', 'webp', 'gif'];
export const someName = (use: MediaUse, ending: string) =>
  `${MEDIA_USES[use].folder}/${randomBytes(16).toString('hex')}.${ending}`;
/** Where a video, or a picture too large to be done at once, waits for its job: never served. */
export const incomingName = (id: string) => `incoming/${id}`;

async function storePicture(deps: Deps, arrived: Arrived, use: MediaUse): Promise<Stored> {
  const { bytes, draft, ...shape } = await encodePicture(deps, arrived.file, 'soon');
  const path = someName(use, 'webp');
  await deps.files.put(path, bytes);
  if (draft) await deps.files.adopt(arrived.file, incomingName(arrived.id));
  // What was sent takes room beside its draft until the whole is made.
  const taken = bytes.length + (draft ? arrived.bytes : 0);
  return { ...shape, draft, path, kind: 'image', contentType: 'image/webp', bytes: taken };
}

async function storeDocument(
  deps: Deps,
  arrived: Arrived,
  use: MediaUse,
  found: SniffedKind,
): Promise<Stored | undefined> {
  if (found === 'jpeg' || found === 'png') {
    const { bytes } = await encodePicture(deps, arrived.file, 'jpeg');
    const path = someName(use, 'jpg');
    await deps.files.put(path, bytes);
    return { path, kind: 'document', contentType: 'image/jpeg', bytes: bytes.length };
  }
  const document = await documentKindOf(deps, arrived.file, found);
  if (!document) return undefined;
  const path = someName(use, document.ending);
  await deps.files.adopt(arrived.file, path);
  return { path, kind: 'document', contentType: document.contentType, bytes: arrived.bytes };
}

async function storeVideo({ files, settings }: Deps, arrived: Arrived, use: MediaUse): Promise<Stored> {
  await refuseUnplayable(settings, arrived.file);
  if (!(await isWholeVideo(arrived.file))) throw new AppError(videoUnreadable);
  await files.adopt(arrived.file, incomingName(arrived.id));
  const path = someName(use, 'mp4');
  return { path, kind: 'video', contentType: 'video/mp4', bytes: arrived.bytes, state: 'processing' };
}

/** Stored unchanged for the module that reads it; served only to its sender. */
async function storeTable(
  { files }: Deps,
  arrived: Arrived,
  use: MediaUse,
  found: SniffedKind | undefined,
): Promise<Stored> {
  const archive = use === 'archive';
  const ending = archive ? 'zip' : found === 'zip' ? 'xlsx' : 'csv';
  const path = someName(use, ending);
  await files.adopt(arrived.file, path);
  const contentType = found === 'zip' ? 'application/zip' : 'text/csv';
  return { path, kind: archive ? 'archive' : 'sheet', contentType, bytes: arrived.bytes };
}

/** Text that is text: what is stored is what could be read as UTF-8. */
async function storeCaptions({ files }: Deps, arrived: Arrived, use: MediaUse): Promise<Stored> {
  const text = await readFile(arrived.file).then((bytes) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw new AppError(notCaptions);
    }
  });
  const bytes = Buffer.from(text.replaceAll('\0', ''));
  const path = someName(use, 'vtt');
  await files.put(path, bytes);
  return { path, kind: 'captions', contentType: 'text/vtt', bytes: bytes.length };
}

export function takenAs(found: SniffedKind | undefined, use: MediaUse): Taken {
  const { takes } = MEDIA_USES[use];
  const fits = ({ kind }: Taken) =>
    (kind === 'image' && IMAGES.includes(found)) ||
    (kind === 'video' && found === 'video') ||
    (kind === 'captions' && found === 'vtt') ||
    (kind === 'sheet' && (found === 'zip' || found === undefined)) ||
    (kind === 'archive' && found === 'zip') ||
    (kind === 'document' && found !== undefined && found !== 'video' && found !== 'vtt');
  const taken = takes.find(fits);
  if (!taken) throw new AppError(wrongKindOf(use));
  return taken;
}

async function store(deps: Deps, arrived: Arrived, use: MediaUse): Promise<Stored> {
  const largest = limitOf(use);
  if (arrived.bytes >= largest.under) throw new AppError(largest.tooLarge);
  const found = await kindOfFile(arrived.file);
  const taken = takenAs(found, use);
  if (arrived.bytes >= taken.under) throw new AppError(taken.tooLarge);
  if (taken.kind === 'image') return storePicture(deps, arrived, use);
  if (taken.kind === 'video') return storeVideo(deps, arrived, use);
  if (taken.kind === 'captions') return storeCaptions(deps, arrived, use);
  if (taken.kind === 'sheet' || taken.kind === 'archive') return storeTable(deps, arrived, use, found);
  const document = await storeDocument(deps, arrived, use, found as SniffedKind);
  if (!document) throw new AppError(taken.wrongKind);
  return document;
}

/**
 * Takes in one file that has arrived: what it is by its content, our own copy of it, then its row. A crash in between
 * leaves a file without a row, which the sweep finds; never a row without its file.
 */
export async function takeIn(
  deps: Deps,
  arrived: Arrived,
  use: MediaUse,
  ownerId: string | null,
  extra: Extra = {},
): Promise<void> {
  const release = await converting.acquire('');
  try {
    const stored = await store(deps, arrived, use);
    const name = stored.kind === 'document' ? (arrived.name?.slice(0, 200) ?? null) : null;
    await deps.db.transaction(async (db) => {
      await insertMedia(db, { ...stored, ...extra.columns, id: arrived.id, use, ownerId, name, open: false });
      const task = TASKS[stored.kind];
      if (task)
        await ask(db, task, { id: arrived.id }, { key: `${task}:${arrived.id}`, queue: task, runAt: extra.copiesAt });
    });
  } finally {
    release();
  }
}
