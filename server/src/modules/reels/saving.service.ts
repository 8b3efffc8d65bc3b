import { isDeepStrictEqual } from 'node:util';
import { accessDenied, inputInvalid } from '@plyhaat/contract/core/errors';
import { notAVideo, notCaptions } from '@plyhaat/contract/media/media';
import { NOT_A_PRODUCT_OF_YOURS } from '@plyhaat/contract/promotions/placements';
import { notYourReel, type ReelForm, type ReelPatch } from '@plyhaat/contract/reels/reel-form';
import { reelNotFound } from '@plyhaat/contract/reels/reels';
import {
  choosePoster,
  claimMedia,
  closeMedia,
  openMedia,
  releaseMedia,
  withoutSignature,
} from '#modules/media/media.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { reelRejected, reelSubmitted } from './reels.events.ts';
import {
  countOwnProducts,
  deleteReelRow,
  dropWaiting,
  insertReel,
  lockReel,
  type ReelContent,
  rejectLatest,
  type SavedReel,
  saveVersion,
  selectCategory,
  selectWaitingWith,
  setActive,
} from './saving.sql.ts';

const refuse = (fields: Record<string, string>) => new AppError(inputInvalid, { fields });

/** The files of the public version, and those of a change that waits: each set is opened and let go by itself. */
export const claimOf = (id: string): string => `reel:${id}`;
export const waitingClaimOf = (id: string): string => `reel:${id}:waiting`;

function checkSelf(who: Member, { userId }: { readonly userId?: string | undefined }): void {
  if (userId !== undefined && userId !== who.id) throw new AppError(accessDenied);
}

const LONGEST_TITLE = 120;
/** The first sentence of the description where no title is given. */
function titleOf(title: string | null | undefined, description: string): string {
  if (title) return title;
  const [sentence = ''] = description.split(/(?<=[.!?])\s|\n/);
  const plain = sentence.replace(/[.\s]+$/, '') || sentence;
  return plain.length > LONGEST_TITLE ? `${plain.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : plain;
}

const MOST_HASHTAGS = 10;
const hashtagsOf = (description: string): string[] =>
  [...new Set([...description.matchAll(/#([\p{L}\p{N}_]{2,40})/gu)].map(([, tag = '']) => tag.toLowerCase()))].slice(
    0,
    MOST_HASHTAGS,
  );

async function checkProducts(db: Db, who: Member, ids: readonly string[]): Promise<void> {
  const different = new Set(ids);
  if (different.size !== ids.length || (await countOwnProducts(db, who.id, ids)) !== ids.length)
    throw refuse({ productIds: NOT_A_PRODUCT_OF_YOURS });
}

const FIELDS = {
  video: { use: 'reel', kind: 'video', wrong: notAVideo },
  captions: { use: 'captions', kind: 'captions', wrong: notCaptions },
} as const;

/** Makes a file of the form the reel's own, and says where it is stored. */
async function claimFile(db: Db, who: Member, usedBy: string, field: keyof typeof FIELDS, ref: string) {
  const { use, kind, wrong } = FIELDS[field];
  const [file] = await claimMedia(db, who.id, [ref], usedBy, { uses: [use] });
  if (file?.kind !== kind) throw refuse({ [field]: wrong.message });
  return file.path;
}

const wordsOf = (title: string | null | undefined, description: string) => ({
  title: titleOf(title, description),
  description,
  hashtags: hashtagsOf(description),
});

/** A new reel: its video may still be worked on, staff see it once that is done. */
export const submitReel = (db: Db, who: Member, form: ReelForm): Promise<string> =>
  db.transaction(async (db) => {
    checkSelf(who, form);
    const id = newId();
    const product_ids = form.productIds ?? [];
    await checkProducts(db, who, product_ids);
    const video = await claimFile(db, who, claimOf(id), 'video', form.video);
    const captions = form.captions ? await claimFile(db, who, claimOf(id), 'captions', form.captions) : null;
    const category = await selectCategory(db, product_ids);
    const words = wordsOf(form.title, form.description);
    const version = await insertReel(db, id, who.id, { ...words, category, video, captions, product_ids });
    if (typeof form.posterAt === 'number') await choosePoster(db, video, form.posterAt);
    await announce(db, reelSubmitted, { id, version, ownerId: who.id, title: words.title });
    return id;
  });

async function lockOwn(db: Db, who: Member, id: string): Promise<SavedReel> {
  const reel = await lockReel(db, id);
  if (!reel) throw new AppError(reelNotFound);
  if (reel.ownerId !== who.id) throw new AppError(notYourReel);
  return reel;
}

/** A file after a change: a new one, one that the reel has already (perhaps by its signed path), or the last one. */
async function changedFile(db: Db, who: Member, reel: SavedReel, field: keyof typeof FIELDS, ref: string) {
  const named = withoutSignature(ref);
  if ([reel.latest, reel.shown].some((content) => content[field] === named)) return named;
  const usedBy = reel.approval === 'APPROVED' ? waitingClaimOf(reel.id) : claimOf(reel.id);
  return claimFile(db, who, usedBy, field, ref);
}

async function contentAfter(db: Db, who: Member, reel: SavedReel, patch: ReelPatch): Promise<ReelContent> {
  const { latest } = reel;
  const product_ids = patch.productIds ?? latest.product_ids;
  if (patch.productIds) await checkProducts(db, who, product_ids);
  const video = patch.video ? await changedFile(db, who, reel, 'video', patch.video) : latest.video;
  const captions = patch.captions ? await changedFile(db, who, reel, 'captions', patch.captions) : patch.captions;
  const rewritten = patch.description !== undefined || patch.title !== undefined;
  const sameTitle = latest.title === titleOf(null, latest.description) ? null : latest.title;
  const title = patch.title === undefined ? sameTitle : patch.title;
  return {
    ...latest,
    ...(rewritten && wordsOf(title, patch.description ?? latest.description)),
    ...(patch.productIds && { category: await selectCategory(db, product_ids) }),
    product_ids,
    video,
    captions: captions === undefined ? latest.captions : captions,
  };
}

const filesOf = ({ video, captions }: ReelContent) => [video, ...(captions ? [captions] : [])];

/** Saves what an owner changed. A save that says what the public sees already takes the waiting change back. */
async function save(db: Db, reel: SavedReel, content: ReelContent): Promise<void> {
  const { id, latest, shown, approval, review, ownerId } = reel;
  if (isDeepStrictEqual(content, latest) && review !== 'REJECTED') return;
  if (approval === 'APPROVED' && isDeepStrictEqual(content, shown)) await dropWaiting(db, id);
  else {
    const version = await saveVersion(db, reel, content);
    await announce(db, reelSubmitted, { id, version, ownerId, title: content.title });
  }
  await releaseMedia(db, waitingClaimOf(id), { except: filesOf(content) });
  if (approval !== 'APPROVED') await releaseMedia(db, claimOf(id), { except: filesOf(content) });
}

/** A video that cannot be used sends its reel back; the owner chooses another one. */
export const rejectForVideo = (db: Db, video: string, reason: string): Promise<void> =>
  db.transaction(async (db) => {
    for (const { id } of await selectWaitingWith(db, video)) {
      const reel = await lockReel(db, id);
      if (reel?.review !== 'PENDING' || reel.latest.video !== video) continue;
      await rejectLatest(db, reel, reason);
      const { version, ownerId, latest } = reel;
      await announce(db, reelRejected, { id, version, ownerId, title: latest.title, reason });
    }
  });

/** The owner's switch: what is off plays for nobody else, by any address. */
async function switchReel(db: Db, { id, approval }: SavedReel, isActive: boolean): Promise<void> {
  await setActive(db, id, isActive);
  if (approval === 'APPROVED') await (isActive ? openMedia : closeMedia)(db, claimOf(id));
}

export const changeReel = (db: Db, who: Member, id: string, patch: ReelPatch): Promise<void> =>
  db.transaction(async (db) => {
    checkSelf(who, patch);
    const reel = await lockOwn(db, who, id);
    const content = await contentAfter(db, who, reel, patch);
    await save(db, reel, content);
    if (typeof patch.posterAt === 'number') await choosePoster(db, content.video, patch.posterAt);
    if (patch.isActive !== undefined) await switchReel(db, reel, patch.isActive);
    await dropCached(db, ['reels']);
  });

export const removeReel = (db: Db, who: Member, id: string): Promise<void> =>
  db.transaction(async (db) => {
    await lockOwn(db, who, id);
    await deleteReelRow(db, id);
    for (const claim of [claimOf(id), waitingClaimOf(id)]) {
      await closeMedia(db, claim);
      await releaseMedia(db, claim);
    }
    await dropCached(db, ['reels']);
  });
