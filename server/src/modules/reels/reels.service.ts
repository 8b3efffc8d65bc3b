import { isStaff } from '@plyhaat/contract/core/roles';
import { type Reel, reelNotFound } from '@plyhaat/contract/reels/reels';
import { signPath } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { type OwnReel, type Paging, selectAnyReel, selectOwnReels, selectReel, selectReelsOf } from './reels.sql.ts';

const isOwnOf = (who: Member | null, ownerId: string): boolean =>
  who !== null && (who.id === ownerId || isStaff(who.role));

/** Films that are not public leave by signed paths. */
function asOwn({ settings }: Deps, { open, picture, ...reel }: OwnReel): Reel {
  if (open) return { ...reel, picture };
  const signed = (path: string) => (path === '' ? '' : signPath(settings, path));
  return {
    ...reel,
    videoUrl: signed(reel.videoUrl),
    thumbnail: signed(reel.thumbnail),
    picture: picture && { ...picture, path: signed(picture.path) },
  };
}

export async function listReelsFor(deps: Deps, who: Member | null, ownerId: string, paging: Paging) {
  if (!isOwnOf(who, ownerId)) return selectReelsOf(deps.db, ownerId, paging);
  const { data, total } = await selectOwnReels(deps.db, ownerId, paging);
  return { data: data.map((reel) => asOwn(deps, reel)), total };
}

export async function readReelFor(deps: Deps, who: Member | null, id: string): Promise<Reel> {
  const any = who ? await selectAnyReel(deps.db, id) : undefined;
  if (any && isOwnOf(who, any.userId)) return asOwn(deps, any);
  const reel = await selectReel(deps.db, id);
  if (!reel) throw new AppError(reelNotFound);
  return reel;
}
