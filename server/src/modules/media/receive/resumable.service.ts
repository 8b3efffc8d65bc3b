import { open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { MEDIA_USES, type MediaKind, type MediaUse, type Upload, uploadNotFound } from '@plyhaat/contract/media/media';
import { wrongOffset } from '@plyhaat/contract/media/resumable';
import { tooMuchToday } from '@plyhaat/contract/media/room';
import { newId } from '#platform/db/id.ts';
import type { Deps } from '#platform/deps.ts';
import type { Files } from '#platform/files/files.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { selectMedia } from '../media.sql.ts';
import { refuseUnplayable } from '../videos/playable.ts';
import { takeIn, takenAs } from './intake.service.ts';
import { kindOfFile } from './kinds.ts';
import { limitOf } from './receive.rules.ts';
import {
  deleteUpload,
  deleteUploadsBeyond,
  insertUpload,
  lockUpload,
  type ResumableUpload,
  selectUpload,
} from './resumable.sql.ts';
import { countReceived, roomForChunks } from './room.service.ts';
import { withRoom } from './spill.ts';
import { uploadReply } from './uploads.ts';

/** Most open uploads of a member: a new one drops the oldest, and those that exceed the space. */
const MOST_AT_ONCE = 8;

/** Where the bytes wait: on this machine's disk, as all work in progress. */
export const partOf = ({ workroom }: Files, id: string): string => path.join(workroom, `${id}.part`);

const PREFIXES: Readonly<Record<MediaKind, RegExp>> = {
  image: /^image\//,
  video: /^video\//,
  document: /./,
  captions: /./,
  sheet: /./,
  archive: /./,
};

function checkClaim(use: MediaUse, size: number, type: string): void {
  const { takes } = MEDIA_USES[use];
  const taken = type ? takes.find(({ kind }) => PREFIXES[kind].test(type)) : undefined;
  if (type && !taken) throw new AppError(takes[0].wrongKind);
  const { under, tooLarge } = taken ?? limitOf(use);
  if (size >= under) throw new AppError(tooLarge);
}

type Wanted = { readonly use: MediaUse; readonly size: number; readonly type: string };

/** What is too large, or says itself that it is of another kind, is refused before a byte is sent. */
export async function begin({ db, files }: Deps, who: Member, { use, size, type }: Wanted): Promise<string> {
  checkClaim(use, size, type);
  const room = await roomForChunks(db, who.id, size);
  const id = newId();
  await insertUpload(db, { id, ownerId: who.id, use, size });
  for (const old of await deleteUploadsBeyond(db, who.id, MOST_AT_ONCE, room))
    await rm(partOf(files, old.id), { force: true });
  return id;
}

const receivedOf = async (part: string): Promise<number> => (await stat(part).catch(() => undefined))?.size ?? 0;

type Progress = { readonly offset: number; readonly size: number; readonly data?: Upload };

/** One's own upload that is whole is stored as a file under the same id. */
async function finished({ db, settings }: Deps, { id, size }: ResumableUpload): Promise<Progress | undefined> {
  const row = await selectMedia(db, id);
  return row && { offset: size, size, data: uploadReply(settings, row) };
}

export async function readReceived(deps: Deps, who: Member, id: string): Promise<Progress> {
  const upload = await selectUpload(deps.db, who.id, id);
  if (!upload) throw new AppError(uploadNotFound);
  const offset = await receivedOf(partOf(deps.files, id));
  return (await finished(deps, upload)) ?? { offset, size: upload.size };
}

async function write(part: string, bytes: Uint8Array, at: number): Promise<void> {
  const handle = await open(part, at === 0 ? 'w' : 'r+');
  try {
    for (let done = 0; done < bytes.length; )
      done += (await handle.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
  } finally {
    await handle.close();
  }
}

/** What cannot be used is refused as soon as its first bytes say so, and nothing of it stays. */
async function checkContent({ settings }: Deps, part: string, { use, size }: ResumableUpload): Promise<void> {
  const taken = takenAs(await kindOfFile(part), use);
  if (size >= taken.under) throw new AppError(taken.tooLarge);
  if (taken.kind === 'video') await refuseUnplayable(settings, part);
}

/** The whole file leaves the parts; a second try of the last chunk finds the stored upload. */
async function store(deps: Deps, upload: ResumableUpload): Promise<void> {
  const file = partOf(deps.files, upload.id);
  await countReceived(deps.db, upload.ownerId, upload.size);
  await takeIn(deps, { id: upload.id, file, bytes: upload.size, name: undefined }, upload.use, upload.ownerId);
  await rm(file, { force: true });
}

/** Writes one chunk where the one before ended; one at a time, whoever sends. */
const append = (deps: Deps, who: Member, id: string, offset: number, bytes: Uint8Array) =>
  deps.db.transaction(async (db) => {
    const upload = await lockUpload(db, who.id, id);
    if (!upload) throw new AppError(uploadNotFound);
    const part = partOf(deps.files, id);
    const end = offset + bytes.length;
    if (await selectMedia(db, id)) return { upload, end: upload.size };
    if (offset !== (await receivedOf(part)) || end > upload.size) throw new AppError(wrongOffset);
    await withRoom(() => write(part, bytes, offset));
    await checkContent(deps, part, upload);
    return { upload, end };
  });

/** Takes the next chunk of one's own upload; the last one answers with the stored file. */
export async function appendChunk(deps: Deps, who: Member, id: string, offset: number, bytes: Uint8Array) {
  try {
    const { upload, end } = await append(deps, who, id, offset, bytes);
    if (end < upload.size) return { offset: end, size: upload.size };
    const before = await finished(deps, upload);
    if (before) return before;
    await store(deps, upload);
    return (await finished(deps, upload)) ?? { offset: end, size: upload.size };
  } catch (error) {
    if (isRefusal(error)) await cancel(deps, who, id);
    throw error;
  }
}

/** Failures caused by the file itself, which a retry cannot fix. */
const isRefusal = (error: unknown): boolean =>
  error instanceof AppError &&
  error.failure.status < 500 &&
  ![uploadNotFound, wrongOffset, tooMuchToday].includes(error.failure);

export async function cancel({ db, files }: Deps, who: Member, id: string): Promise<void> {
  const upload = await selectUpload(db, who.id, id);
  if (!upload) throw new AppError(uploadNotFound);
  await deleteUpload(db, id);
  await rm(partOf(files, id), { force: true });
}
