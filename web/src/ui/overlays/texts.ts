/** What these screens say, in one place for other languages. */
export const cancel = 'Cancel';
export const close = 'Close';
