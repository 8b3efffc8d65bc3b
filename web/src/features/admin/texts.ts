/** What these screens say, in one place for other languages. */
export const TEXTS = {
  reason: 'Reason',
  kinds: 'Kinds',
  all: 'All',
  decisions: 'Decisions',
  itemsToReview: 'Items to review',
  review: 'Review',
  whatChanges: 'What changes',
  currentPictures: 'Current pictures',
  liveNow: 'Live now',
  new: 'New',
  video: 'Video',
  openTheFile: 'Open the file',
  viewAsABuyer: 'View as a buyer',
  failedToLoadThe: 'Failed to load the review queue. Please try again.',
  nothingHereYet: 'Nothing here yet.',
  queue: 'Queue',
} as const;
