/** What these screens say, in one place for other languages. */
export const cancel = 'Cancel';
export const close = 'Close';
export const linkCopied = 'Link copied';
export const couldNotCopyThe = 'Could not copy the link';
export const copyLink = 'Copy link';
export const share = 'Share';
