import { MEDIA_USES, type MediaUse, uploadMissing } from '@plyhaat/contract/media/media';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { openConversions } from './conversions.service.ts';
import { copyMedia } from './images/duplicates.service.ts';
import type { ShareCard } from './images/share-card.ts';
import { thumbnailOf } from './images/thumbnails.ts';
import {
  type MediaRow,
  selectClaimable,
  selectHashes,
  updateClaim,
  updateHandOver,
  updateMove,
  updateOpen,
  updatePosterAt,
  updatePosters,
  updateRelease,
} from './media.sql.ts';
import { takeInPicture } from './receive/given-pictures.service.ts';
import { isShort } from './receive/room.service.ts';
import { signPath } from './serve/signatures.ts';
import { MEASURE_TASK } from './use.service.ts';
import { findTools } from './videos/sandbox.ts';

const SECRET_USES = Object.entries(MEDIA_USES).flatMap(([use, { secret }]) => (secret ? [use] : []));
/** A signed path names the same file as the plain one. */
const withoutSignature = (ref: string): string => ref.split('?')[0] ?? '';

export type Claim = {
  /** Whether anybody may see the files from now on. Documents never become public. */
  readonly open?: boolean;
  /** What the files must have been sent as, so that no larger kind slips in. */
  readonly uses?: readonly MediaUse[];
  /** Removes the owner: several people may edit the item, and it stays when one of them is erased. */
  readonly shared?: boolean;
};

/**
 * Ties uploads, named by id or path, to the thing that uses them (`product:<id>`), in the caller's transaction. Whoever
 * names a file that is not theirs, not there any more or used by something else is told which one to add again.
 */
async function claimMedia(
  db: Db,
  ownerId: string,
  refs: readonly string[],
  usedBy: string,
  { open = false, uses, shared = false }: Claim = {},
): Promise<MediaRow[]> {
  if (refs.length === 0) return [];
  const names = refs.map(withoutSignature);
  const rows = await selectClaimable(db, ownerId, names, usedBy);
  const fitting = rows.filter(({ use, claimedBy, state }) => {
    const allowed = claimedBy === usedBy || claimedBy === 'demo' || !uses || uses.includes(use as MediaUse);
    return allowed && state !== 'rejected';
  });
  const found = names.map((name) => fitting.find(({ id, path }) => id === name.toLowerCase() || path === name));
  const missing = refs.filter((_, i) => !found[i]);
  if (missing.length > 0) throw new AppError(uploadMissing, { values: missing });
  const ids = fitting.map(({ id }) => id);
  await updateClaim(db, ids, { ownerId: shared ? null : ownerId, claimedBy: usedBy, open }, SECRET_USES);
  if (open) await updatePosters(db, usedBy);
  return found as MediaRow[];
}

/** Releases the files of an item, all or all but some; unused files are deleted a week later. */
const releaseMedia = (db: Db, usedBy: string, { except = [] }: { except?: readonly string[] } = {}) =>
  updateRelease(db, usedBy, except.map(withoutSignature));

/** Moves all files of an item to another and makes them public. Documents never become public. */
const moveMedia = (db: Db, from: string, to: { readonly ownerId: string; readonly usedBy: string }) =>
  updateMove(db, from, to, SECRET_USES);

/** Moves some files of an item to another item of the same owner. */
const handOverMedia = (db: Db, from: string, to: string, paths: readonly string[]) =>
  updateHandOver(db, from, to, paths);

/** What was sent for these files, by path, where that is known. */
const sourceHashes = (db: Db, paths: readonly string[]) => selectHashes(db, paths);

async function setOpen(db: Db, usedBy: string, open: boolean): Promise<void> {
  await updateOpen(db, usedBy, open, SECRET_USES);
  await updatePosters(db, usedBy);
}

/** Shows a thing's files to everybody, as when it is approved, or to nobody but its owner and staff. */
const openMedia = (db: Db, usedBy: string) => setOpen(db, usedBy, true);
const closeMedia = (db: Db, usedBy: string) => setOpen(db, usedBy, false);

/** Which frame stands for a video, by its second. */
const choosePoster = (db: Db, path: string, at: number) => updatePosterAt(db, path, at);

/** What draws pictures is loaded when the first one is drawn: a start need not wait for it. */
const drawShareCard = async (card: ShareCard): Promise<Buffer> =>
  (await import('./images/share-card.ts')).drawShareCard(card);

export type { ShareCard };
export {
  choosePoster,
  claimMedia,
  closeMedia,
  copyMedia,
  drawShareCard,
  findTools,
  handOverMedia,
  isShort,
  MEASURE_TASK,
  moveMedia,
  openConversions,
  openMedia,
  releaseMedia,
  signPath,
  sourceHashes,
  takeInPicture,
  thumbnailOf,
  withoutSignature,
};
