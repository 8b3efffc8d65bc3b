import type { ReviewItem, ReviewSide } from '@plyhaat/contract/admin/admin';
import { clockTime } from '@plyhaat/contract/core/duration';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { claimMedia, openMedia, releaseMedia, signPath } from '#modules/media/media.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { announce } from '#platform/jobs/events.ts';
import { reviewable } from '#platform/review/decide.ts';
import { reelApproved, reelRejected } from '../reels.events.ts';
import { asOwn } from '../reels.service.ts';
import { selectAnyReel } from '../reels.sql.ts';
import { claimOf, waitingClaimOf } from '../saving.service.ts';
import { approveLatest, lockReel, rejectLatest, type SavedReel } from '../saving.sql.ts';
import { countQueue, type QueuedReel, selectQueue, selectQueued } from './queue.sql.ts';

const itemOf = ({ settings }: Deps, row: QueuedReel): Omit<ReviewItem, 'kind'> => ({
  _id: row.id,
  version: row.version,
  status: row.status,
  title: row.title,
  about: row.isPublic ? 'Change to a public reel' : 'New reel',
  picture: row.picture && !row.isOpen ? { ...row.picture, path: signPath(settings, row.picture.path) } : row.picture,
  owner: row.owner,
  submittedAt: row.submittedAt,
  reason: row.reason,
});

/** The fields whose value is an address: the console plays the one and links the other. */
const fieldsOf = (reel: Reel): [label: string, value: string | null][] => [
  ['Title', reel.title],
  ['Description', reel.description],
  ['Category', reel.category],
  ['Products', reel.products.map(({ name }) => name).join(', ') || null],
  ['Duration', clockTime(reel.duration)],
  ['Video', pictureAddress(reel.videoUrl)],
  ['Captions', reel.captions && pictureAddress(reel.captions)],
];

const sideOf = (reel: Reel): ReviewSide => ({
  fields: fieldsOf(reel).map(([label, value]) => ({ label, value })),
  pictures: reel.picture ? [{ label: 'Poster', picture: reel.picture }] : [],
});

/** Signatures differ from one minute to the next, the files do not. */
const bare = (value: string | null | undefined) => value?.split('?')[0];

function differing(before: Reel, after: Reel): string[] {
  const previous = new Map(fieldsOf(before));
  return fieldsOf(after).flatMap(([label, value]) => (bare(previous.get(label)) === bare(value) ? [] : [label]));
}

const factOf = ({ id, version, ownerId, latest }: SavedReel) => ({ id, version, ownerId, title: latest.title });

/** From now on the public sees it, with its video and captions; the files of the version before are let go. */
async function approve(db: Db, reel: SavedReel): Promise<void> {
  const { id, ownerId, latest, approval, isActive } = reel;
  await approveLatest(db, reel);
  const files = [latest.video, ...(latest.captions ? [latest.captions] : [])];
  await releaseMedia(db, claimOf(id), { except: files });
  await releaseMedia(db, waitingClaimOf(id));
  await claimMedia(db, ownerId, files, claimOf(id));
  if (isActive) await openMedia(db, claimOf(id));
  await announce(db, reelApproved, { ...factOf(reel), first: approval !== 'APPROVED' });
  await dropCached(db, ['reels']);
}

export const reelReviews = reviewable<SavedReel & { readonly status: SavedReel['review'] }>({
  kind: 'reel',
  count: countQueue,
  list: async (deps, page) => (await selectQueue(deps.db, page)).map((row) => itemOf(deps, row)),
  async read(deps, id) {
    const row = await selectQueued(deps.db, id);
    const saved = row && (await selectAnyReel(deps.db, id));
    if (!saved) return undefined;
    const latest = asOwn(deps, saved);
    const before = row.isPublic ? await selectAnyReel(deps.db, id, 'public') : undefined;
    const shown = before && asOwn(deps, before);
    return {
      ...itemOf(deps, row),
      public: shown ? sideOf(shown) : null,
      pending: sideOf(latest),
      differs: shown ? differing(shown, latest) : [],
      warnings: latest.isActive ? [] : ['Its owner has switched it off.'],
      link: row.isPublic ? `/reels/${id}` : null,
    };
  },
  async lock(db, id) {
    const reel = await lockReel(db, id);
    return reel && { ...reel, status: reel.review };
  },
  approve,
  async reject(db, reel, { reason }) {
    await rejectLatest(db, reel, reason);
    await announce(db, reelRejected, { ...factOf(reel), reason });
  },
});
