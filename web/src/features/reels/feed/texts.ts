export const shortVideosFromMills = 'Short videos from mills, yards and sites, with the products they show.';
export const reels = 'Reels';
