import type { Reel } from '@plyhaat/contract/reels/reels';

/** A reel with the specification's names beside ours (spec 2 §3, spec 3 §3). */
export const named = (reel: Reel): Reel => ({
  ...reel,
  thumbnailUrl: reel.thumbnail,
  user: { ...reel.user, userName: reel.user.name, followers: null },
});
