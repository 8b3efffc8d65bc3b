import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '#platform/deps.ts';
import { newId } from '#platform/id.ts';
import { ask } from '#platform/jobs.ts';
import { transcode } from './ffmpeg.ts';
import { encodePicture } from './images.ts';
import { FILM_TASK, incomingName } from './intake.service.ts';
import { insertMedia, type MediaRow, selectMedia, selectStuck, updateProcessed } from './media.sql.ts';
import { DEFAULT_POSTER, drawDefaultPoster } from './poster.ts';
import { remux } from './remux.ts';
import { findTools, type Tools } from './sandbox.ts';
import { Turnstile } from './turnstile.ts';

/** What a conversion leaves in its folder, or why there is nothing. */
export type Converted =
  | { readonly reason: string }
  | {
      readonly film: string;
      readonly low?: string;
      readonly still?: string;
      readonly width: number;
      readonly height: number;
      readonly duration: number;
    };

/** One film at a time: it takes every core there is. */
const atWork = new Turnstile({ inAll: 1, each: 1, waiting: 10_000 });

const convert = (tools: Tools, source: string, folder: string): Promise<Converted> =>
  tools.ffmpeg && tools.ffprobe ? transcode(tools, source, folder) : remux(tools, source, folder);

async function defaultPoster({ db, files }: Deps): Promise<string> {
  if (!(await files.has(DEFAULT_POSTER.path))) await files.put(DEFAULT_POSTER.path, await drawDefaultPoster());
  await insertMedia(db, { ...DEFAULT_POSTER, claimedBy: 'house' });
  return DEFAULT_POSTER.path;
}

async function storePoster(deps: Deps, still: string | undefined, row: MediaRow): Promise<string> {
  if (!still) return defaultPoster(deps);
  const { bytes, ...shape } = await encodePicture(still, 'webp');
  const name = `posters/${randomBytes(16).toString('hex')}.webp`;
  await deps.files.put(name, bytes);
  const { ownerId, open } = row;
  const poster = {
    ...shape,
    path: name,
    ownerId,
    open,
    use: 'poster',
    kind: 'image',
    contentType: 'image/webp',
  } as const;
  await insertMedia(deps.db, { ...poster, bytes: bytes.length, claimedBy: `media:${row.id}` });
  return name;
}

async function keep(deps: Deps, row: MediaRow, made: Exclude<Converted, { reason: string }>): Promise<void> {
  const { film, low, still, ...shape } = made;
  const bytes = (await stat(film)).size;
  const poster = await storePoster(deps, still, row);
  if (low) await deps.files.adopt(low, row.path.replace(/\.mp4$/, '.low.mp4'));
  await deps.files.adopt(film, row.path);
  await updateProcessed(deps.db, row.id, { ...shape, bytes, poster, state: 'ready' });
}

/** Makes an uploaded film into one that browsers play, or rejects it with a reason. May be run again after a crash. */
export async function convertFilm(deps: Deps, id: string): Promise<void> {
  const { db, files, settings } = deps;
  const leave = await atWork.enter('');
  const folder = path.join(files.workroom, newId());
  try {
    const row = await selectMedia(db, id);
    if (row?.state !== 'processing') return;
    await mkdir(folder, { recursive: true });
    const source = path.join(folder, 'source');
    await pipeline(files.read(incomingName(id)), createWriteStream(source));
    const made = await convert(findTools(settings.toolPath), source, folder);
    if ('reason' in made) await updateProcessed(db, id, { state: 'rejected', reason: made.reason });
    else await keep(deps, row, made);
    await files.remove(incomingName(id));
  } finally {
    leave();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Films whose conversion died with its process are asked for again. */
export async function resumeFilms({ db }: Deps, now: number): Promise<void> {
  for (const { id } of await selectStuck(db, new Date(now - 15 * 60_000)))
    await ask(db, FILM_TASK, { id }, { key: `${FILM_TASK}:${id}` });
}
