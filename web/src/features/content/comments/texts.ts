/** What these screens say, in one place for other languages. */
export const lengthOfLimit = (length: string, limit: string) => `${length} of ${limit}`;
export const shownAfterOurTeam = (left: string) => `${left}. It appears after our team has approved it.`;
export const cancel = 'Cancel';
export const comment = 'Comment';
export const signInToComment = 'Sign in to comment';
export const member = 'Member';
export const deleteLabel = 'Delete';
export const deleteForGood = 'Delete permanently';
export const keepIt = 'Keep it';
export const waitingForApproval = 'Waiting for approval';
export const notPublished = 'Not published';
export const replyToName = (name: string) => `Reply to ${name}`;
export const reply = 'Reply';
export const comments = 'Comments';
export const writeAComment = 'Write a comment';
export const whatIsYourExperience = 'What is your experience?';
export const theCommentsCouldNot = 'Failed to load comments. Please try again.';
export const showMoreComments = 'Show more comments';
