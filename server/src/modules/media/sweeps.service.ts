import { rm } from 'node:fs/promises';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { Deps } from '#platform/deps.ts';
import type { Files } from '#platform/files/files.ts';
import { sweepWorkroom } from '#platform/files/workroom.ts';
import { indianDay } from '#platform/indian-day.ts';
import { copyNames, fullSizeVideoOf, originalOf, smallerVideos } from './images/pictures.service.ts';
import {
  deleteLooseBefore,
  deleteOwned,
  deletePosters,
  type MediaRow,
  selectExisting,
  selectPathsAfter,
} from './media.sql.ts';
import { incomingName } from './receive/intake.service.ts';
import { partOf } from './receive/resumable.service.ts';
import { deleteUploadsBefore, deleteUploadsOf } from './receive/resumable.sql.ts';
import { deleteReceivedBefore, deleteReceivedOf } from './receive/room.sql.ts';

const LOOSE_DAYS = 7;
const BATCH = 200;
/** Files without a row of ours: the poster of videos without one, and the pictures of links, which discovery sweeps. */
const SHARED_FILES = /^(posters\/default\.|share\/)/;

const postersOf = ({ poster, frames }: MediaRow): string[] =>
  [...new Set([...(poster ? [poster] : []), ...(frames ?? []).map(({ path }) => path)])].filter(
    (path) => !SHARED_FILES.test(path),
  );

/** All that is stored for a row: the file, its copies, what waits to be converted. */
export async function removeStored(files: Files, row: MediaRow): Promise<void> {
  const names = [
    row.path,
    incomingName(row.id),
    ...(row.kind === 'image' ? copyNames(row.path) : []),
    ...(row.kind === 'video' ? smallerVideos(row.path) : []),
    ...postersOf(row).flatMap((poster) => [poster, ...copyNames(poster)]),
  ];
  for (const name of names) if (!files.isReadyMade(name)) await files.remove(name);
}

/** A member who is gone leaves no file: pictures, videos and documents, those still waiting included. */
export async function removeFilesOf({ db, files }: Deps, ownerId: string): Promise<void> {
  for (const row of await deleteOwned(db, ownerId)) await removeStored(files, row);
  for (const { id } of await deleteUploadsOf(db, ownerId)) await rm(partOf(files, id), { force: true });
  await deleteReceivedOf(db, ownerId);
}

/**
 * Uploads that nothing claimed for a week, or that were let go a week ago (MEDIA-7). The row goes first: see the next
 * sweep.
 */
async function sweepLoose({ db, files }: Deps, now: number): Promise<number> {
  for (let removed = 0; ; ) {
    const rows = await deleteLooseBefore(db, new Date(now - LOOSE_DAYS * DAY_MS));
    if (rows.length === 0) return removed;
    await deletePosters(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) await removeStored(files, row);
    removed += rows.length;
  }
}

/** Files whose row never came, because the process died between the two, or whose row has gone. */
async function sweepUnknown({ db, files }: Deps, now: number): Promise<number> {
  let removed = 0;
  const check = async (names: readonly string[]) => {
    const keyOf = (name: string) => fullSizeVideoOf(originalOf(name).replace(/^incoming\//, ''));
    const existing = await selectExisting(db, names.map(keyOf));
    const unknown = names.filter((name) => !existing.has(keyOf(name)) && !SHARED_FILES.test(originalOf(name)));
    for (const name of unknown) await files.remove(name);
    removed += unknown.length;
  };
  let batch: string[] = [];
  for await (const { name, changedAt } of files.list()) {
    // Skips copies of the program's own pictures, which have no row.
    if (files.isReadyMade(originalOf(name)) || changedAt.getTime() > now - DAY_MS) continue;
    batch.push(name);
    if (batch.length < BATCH) continue;
    await check(batch);
    batch = [];
  }
  await check(batch);
  return removed;
}

/** Uploads in chunks that nobody finished within a day; the workroom's sweep finds a file whose row is gone. */
async function sweepUploads({ db, files }: Deps, now: number): Promise<void> {
  for (const { id } of await deleteUploadsBefore(db, new Date(now - DAY_MS)))
    await rm(partOf(files, id), { force: true });
}

/** Logs rows whose file is missing: only a person with a backup can restore it. */
async function findLost({ db, files }: Deps): Promise<string[]> {
  const lost: string[] = [];
  for (let after = ''; ; ) {
    const rows = await selectPathsAfter(db, after);
    for (const { id, path: name, state } of rows) {
      if (files.isReadyMade(name) || state === 'rejected') continue;
      if (!(await files.has(state === 'processing' ? incomingName(id) : name))) lost.push(name);
    }
    const last = rows.at(-1);
    if (!last) return lost;
    after = last.path;
  }
}

export type Swept = { readonly loose: number; readonly unknown: number; readonly lost: readonly string[] };

export async function sweep(deps: Deps, now = Date.now()): Promise<Swept> {
  const loose = await sweepLoose(deps, now);
  const unknown = await sweepUnknown(deps, now);
  await sweepUploads(deps, now);
  await sweepWorkroom(deps.files.workroom, { now });
  await deleteReceivedBefore(deps.db, indianDay(new Date(now - DAY_MS)));
  const lost = await findLost(deps);
  if (lost.length > 0) deps.log.error({ lost: lost.slice(0, 100), count: lost.length }, 'rows without a file');
  if (loose + unknown > 0) deps.log.info({ loose, unknown }, 'swept uploads that nothing uses');
  return { loose, unknown, lost };
}
