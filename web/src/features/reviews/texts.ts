/** What these screens say, in one place for other languages. */
export const newestFirst = 'Newest first';
export const mostHelpful = 'Most helpful';
export const highestRated = 'Highest rated';
export const lowestRated = 'Lowest rated';
export const reviews = 'Reviews';
export const reply = 'Reply';
export const helpful = 'Helpful';
export const failedToSubmitReview = 'Failed to submit review. Please try again.';
export const aNewOneReplaces = '. A new one replaces the old one.';
export const name = 'Name';
export const poor = 'Poor';
export const fair = 'Fair';
export const good = 'Good';
export const veryGood = 'Very good';
export const excellent = 'Excellent';
