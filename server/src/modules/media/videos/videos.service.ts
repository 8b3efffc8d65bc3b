import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { videoVariant } from '@plyhaat/contract/media/videos';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { placeIn } from '#platform/files/workroom.ts';
import { announce } from '#platform/jobs/events.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { encodePicture } from '../conversions.service.ts';
import { videoRejected } from '../media.events.ts';
import {
  insertMedia,
  lockProcessing,
  type MediaRow,
  type NewMedia,
  selectMedia,
  selectStuck,
  updateMedia,
  updateProcessed,
} from '../media.sql.ts';
import type { VideoSize } from '../media.tables.ts';
import { incomingName, VIDEO_TASK } from '../receive/intake.service.ts';
import type { Converted, Still } from './converted.ts';
import { transcode } from './ffmpeg.ts';
import { DEFAULT_POSTER, drawDefaultPoster } from './poster.ts';
import { remux } from './remux.ts';
import { findTools, type Tools } from './sandbox.ts';

const convert = (tools: Tools, source: string, folder: string): Promise<Converted> =>
  tools.ffmpeg && tools.ffprobe ? transcode(tools, source, folder) : remux(tools, source, folder);

type Poster = Pick<NewMedia, 'path'> & Partial<NewMedia>;

async function defaultPoster({ files }: Deps): Promise<Poster> {
  if (!(await files.has(DEFAULT_POSTER.path))) await files.put(DEFAULT_POSTER.path, await drawDefaultPoster());
  return { ...DEFAULT_POSTER, claimedBy: 'house' };
}

async function storeStill(deps: Deps, { file }: Still, { id, ownerId }: MediaRow): Promise<Poster> {
  const { bytes, ...shape } = await encodePicture(deps, file, 'webp');
  const path = `posters/${randomBytes(16).toString('hex')}.webp`;
  await deps.files.put(path, bytes);
  return { ...shape, path, ownerId, bytes: bytes.length, claimedBy: `media:${id}` };
}

type Framed = { readonly at: number; readonly poster: Poster };

/** The frames of a video as pictures of its own; one default picture where none could be taken. */
async function storeStills(deps: Deps, stills: readonly Still[], row: MediaRow): Promise<Framed[]> {
  const stored: Framed[] = [];
  for (const still of stills) stored.push({ at: still.at, poster: await storeStill(deps, still, row) });
  return stored.length > 0 ? stored : [{ at: 0, poster: await defaultPoster(deps) }];
}

/** The frame nearest to the second that the owner asked for. */
const nearest = (frames: readonly Framed[], at: number) =>
  frames.reduce((best, frame) => (Math.abs(frame.at - at) < Math.abs(best.at - at) ? frame : best));

const sizeOf = async (file: string) => (await stat(file)).size;

/** Files first, then the rows; where the video is gone or done meanwhile, nothing. */
async function keep(deps: Deps, row: MediaRow, made: Exclude<Converted, { reason: string }>): Promise<void> {
  const { video, smaller = [], stills, ...shape } = made;
  const bytes = await sizeOf(video);
  const sources: VideoSize[] = [];
  for (const { height, file } of smaller) sources.push({ height, bytes: await sizeOf(file) });
  sources.push({ height: Math.min(shape.width, shape.height), bytes });
  const stored = await storeStills(deps, stills ?? [], row);
  await deps.db.transaction(async (db) => {
    const locked = await lockProcessing(db, row.id);
    if (!locked) return;
    for (const { height, file } of smaller) await deps.files.adopt(file, videoVariant(row.path, height));
    await deps.files.adopt(video, row.path);
    const picture = { use: 'poster', kind: 'image', contentType: 'image/webp', bytes: 0, open: locked.open } as const;
    for (const { poster } of stored) await insertMedia(db, { ...picture, ...poster });
    const poster = nearest(stored, locked.posterAt ?? 0).poster.path;
    const frames = stills && stored.map((frame) => ({ at: frame.at, path: frame.poster.path }));
    await updateMedia(db, row.id, { ...shape, bytes, poster, state: 'ready', ...(stills && { frames, sources }) });
  });
}

const reject = (db: Db, { id, path }: MediaRow, reason: string) =>
  db.transaction(async (db) => {
    const [rejected] = await updateProcessed(db, id, { state: 'rejected', reason });
    if (rejected) await announce(db, videoRejected, { path, reason });
  });

/** Makes an uploaded video into one that browsers play, or rejects it with a reason. May be run again after a crash. */
export async function convertVideo(deps: Deps, id: string): Promise<void> {
  const { db, files, settings } = deps;
  const row = await selectMedia(db, id);
  if (row?.state !== 'processing') return files.remove(incomingName(id));
  const folder = placeIn(files.workroom);
  try {
    await mkdir(folder, { recursive: true });
    const source = path.join(folder, 'source');
    await pipeline(files.read(incomingName(id)), createWriteStream(source));
    const made = await convert(findTools(settings.toolPath), source, folder);
    if ('reason' in made) await reject(db, row, made.reason);
    else await keep(deps, row, made);
    await files.remove(incomingName(id));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Videos whose conversion died with its process are asked for again. */
export async function resumeVideos({ db }: Deps, now: number): Promise<void> {
  for (const { id } of await selectStuck(db, new Date(now - 15 * 60_000)))
    await ask(db, VIDEO_TASK, { id }, { key: `${VIDEO_TASK}:${id}`, queue: VIDEO_TASK });
}
