/** What these screens say, in one place for other languages. */
export const duration = 'Duration';
export const somethingWentWrong = 'Something went wrong';
export const unableToLoadVideos = 'Unable to load videos. Please try again later.';
export const retry = 'Retry';
export const noVideosFound = 'No videos found';
export const tryAnotherWordOr = 'Try another word or category.';
export const clearFilters = 'Clear Filters';
export const allVideos = 'All videos';
export const loadingVideos = 'Loading videos';
export const videoNotFound = 'Video not found';
export const thisVideoDoesNot = 'This video is no longer available.';
export const watchItWhereIt = 'Watch it on the original site';
export const english = 'English';
export const playName = (name: string) => `Play ${name}`;
export const playsFromYoutubeWhich = 'Plays on YouTube. YouTube will know that you watched it.';
export const shortVideosOnBoards = 'Short videos on boards, hardware and how to fit them';
export const videos = 'Videos';
