import { isStaff } from '@plyhaat/contract/core/roles';
import { type Reel, reelNotFound } from '@plyhaat/contract/reels/reels';
import { signPath } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { type OwnReel, type Paging, selectAnyReel, selectOwnReels, selectReel, selectReelsOf } from './reels.sql.ts';

const isOwnOf = (who: Member | null, ownerId: string): boolean =>
  who !== null && (who.id === ownerId || isStaff(who.role));

/** Videos and captions that are not public leave by signed paths; all sizes of a video share its signature. */
export function asOwn({ settings }: Deps, { open, wordsOpen, videoState, ...reel }: OwnReel): Reel {
  const signed = (path: string) => (path === '' ? '' : signPath(settings, path));
  const captions = reel.captions && !wordsOpen ? signed(reel.captions) : reel.captions;
  if (open) return { ...reel, captions };
  const videoUrl = signed(reel.videoUrl);
  const signature = videoUrl.slice(reel.videoUrl.length);
  return {
    ...reel,
    captions,
    videoUrl,
    sources: reel.sources.map((source) => ({ ...source, path: source.path + signature })),
    thumbnail: signed(reel.thumbnail),
    picture: reel.picture && { ...reel.picture, path: signed(reel.picture.path) },
    frames: (reel.frames ?? []).map(({ at, path }) => ({ at, path: signed(path) })),
  };
}

export async function listReelsFor(deps: Deps, who: Member | null, ownerId: string, paging: Paging) {
  if (!isOwnOf(who, ownerId)) return selectReelsOf(deps.db, ownerId, paging);
  const { data, total, counts } = await selectOwnReels(deps.db, ownerId, paging);
  return { data: data.map((reel) => asOwn(deps, reel)), total, counts };
}

export async function readReelFor(deps: Deps, who: Member | null, id: string): Promise<Reel> {
  const any = who ? await selectAnyReel(deps.db, id) : undefined;
  if (any && isOwnOf(who, any.userId)) return asOwn(deps, any);
  const reel = await selectReel(deps.db, id);
  if (!reel) throw new AppError(reelNotFound);
  return reel;
}
