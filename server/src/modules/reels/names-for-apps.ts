import type { Reel } from '@plyhaat/contract/reels/reels';

/** A reel with the names that apps read beside ours (ALL-14). */
export const named = (reel: Reel): Reel => ({
  ...reel,
  thumbnailUrl: reel.thumbnail,
  user: { ...reel.user, userName: reel.user.name, followers: null },
});
