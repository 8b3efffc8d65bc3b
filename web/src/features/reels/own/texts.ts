export const percentOf = (round: number, value: string) => `${round}% of ${value}`;
export const totalReels = (total: string) => `${total} reels`;
export const reelsLive = (reels: string, value: number) => `${reels}, ${value} live`;
export const active = 'Active';
export const inactive = 'Inactive';
export const noProducts = 'No products';
export const countProducts = (count: number) => `${count} products`;
export const addReelTitle = 'Add Reel';
export const verticalVideosOfUp =
  'Vertical videos of up to a minute work best. Our team checks it before buyers see it.';
export const editReel = 'Edit Reel';
export const ourTeamChecksYour = 'Our team checks your changes first. Until then buyers see the approved version.';
export const failedToLoadReel = 'Failed to load reel data for editing.';
export const videoOfThisReel = 'Video of this reel';
