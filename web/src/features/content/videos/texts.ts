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
export const thisVideoDoesNot = 'This video does not exist any more.';
export const watchItWhereIt = 'Watch it where it was published';
export const english = 'English';
export const playName = (name: string) => `Play ${name}`;
export const playsFromYoutubeWhich = 'Plays from YouTube, which learns that you watch it.';
export const shortFilmsOnBoards = 'Short films on boards, hardware and how they are put together';
export const videos = 'Videos';
