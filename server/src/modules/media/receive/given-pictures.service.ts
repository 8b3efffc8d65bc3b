import { mkdir, rm, writeFile } from 'node:fs/promises';
import { imageUnreadable } from '@plyhaat/contract/media/media';
import type { Deps } from '#platform/deps.ts';
import { placeIn } from '#platform/files/workroom.ts';
import { AppError } from '#platform/http/failure.ts';
import { selectMedia } from '../media.sql.ts';
import { takeIn } from './intake.service.ts';

type GivenPicture = {
  /** Chosen by the caller: a job that runs again finds the picture it made before. */
  readonly id: string;
  readonly ownerId: string;
  readonly bytes: Uint8Array;
  readonly sourceHash: string;
  readonly usedBy: string;
  readonly copiesAt: Date;
};

/** A product's picture that another file held. It is claimed from the first moment; answers its path. */
export async function takeInPicture(deps: Deps, given: GivenPicture): Promise<string> {
  const { id, ownerId, bytes, sourceHash, usedBy, copiesAt } = given;
  const before = await selectMedia(deps.db, id);
  if (before) return before.path;
  const file = placeIn(deps.files.workroom);
  await mkdir(deps.files.workroom, { recursive: true });
  try {
    await writeFile(file, bytes);
    const columns = { claimedBy: usedBy, sourceHash };
    await takeIn(deps, { id, file, bytes: bytes.length, name: undefined }, 'product', ownerId, { copiesAt, columns });
  } finally {
    await rm(file, { force: true });
  }
  const made = await selectMedia(deps.db, id);
  if (!made) throw new AppError(imageUnreadable);
  return made.path;
}
