export const comment = 'Comment';
export const waitingForApproval = 'Waiting for approval';
export const notPublished = 'Not published';
export const comments = 'Comments';
