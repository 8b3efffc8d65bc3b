import { statfs } from 'node:fs/promises';
import { storageFull } from '@plyhaat/contract/core/errors';
import { MOST_BYTES_A_DAY, MOST_LOOSE_BYTES, tooMuchToday, tooMuchUnused } from '@plyhaat/contract/media/room';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { endOfIndianDay, indianDay } from '#platform/indian-day.ts';
import { addReceived, selectTaken } from './room.sql.ts';

const GIGABYTE = 1024 ** 3;
/** Beside what is on its way: the same again for its conversion, up to this. */
const ROOM_TO_WORK = 64 * 1024 ** 2;

type Disk = { readonly bavail: number; readonly blocks: number; readonly bsize: number };

/** Reserves the smaller of 5 % and 1 GB of the disk for the database and the log. */
export function isShort({ bavail, blocks, bsize }: Disk, length: number): boolean {
  const reserved = Math.min(GIGABYTE, (blocks * bsize) / 20);
  return bavail * bsize < Math.max(reserved, length + Math.min(ROOM_TO_WORK, length));
}

export async function refuseWhenFull(folder: string, length: number): Promise<void> {
  if (isShort(await statfs(folder), length)) throw new AppError(storageFull, { retryAfter: 60 });
}

const untilTomorrow = () => ({ retryAfter: Math.ceil((endOfIndianDay(Date.now()) - Date.now()) / 1000) });

/** Whether a member may send so much more. Strangers have a limit of their own (strangers.ts). */
export async function refuseBeyondRoom(db: Db, ownerId: string, bytes: number): Promise<void> {
  const { stored, onTheWay, today } = await selectTaken(db, ownerId, indianDay());
  if (stored + onTheWay + bytes > MOST_LOOSE_BYTES) throw new AppError(tooMuchUnused);
  if (today + bytes > MOST_BYTES_A_DAY) throw new AppError(tooMuchToday, untilTomorrow());
}

/** The same for an upload by chunks. Earlier ones make room for it: answers how much they may be, with it. */
export async function roomForChunks(db: Db, ownerId: string, bytes: number): Promise<number> {
  const { stored, today } = await selectTaken(db, ownerId, indianDay());
  if (stored + bytes > MOST_LOOSE_BYTES) throw new AppError(tooMuchUnused);
  if (today + bytes > MOST_BYTES_A_DAY) throw new AppError(tooMuchToday, untilTomorrow());
  return MOST_LOOSE_BYTES - stored;
}

/** Counts received bytes even if the upload fails later. */
export async function countReceived(db: Db, ownerId: string, bytes: number): Promise<void> {
  if (!(await addReceived(db, ownerId, indianDay(), bytes, MOST_BYTES_A_DAY)))
    throw new AppError(tooMuchToday, untilTomorrow());
}
