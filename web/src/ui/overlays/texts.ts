export const linkCopied = 'Link copied';
export const couldNotCopyThe = 'Could not copy the link';
export const copyLink = 'Copy link';
