/** Indian mobile numbers within a text or a link; a part of an id is none. */
export const NUMBER_IN_TEXT = /(?<!\w)(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\w)/g;

export const EMAIL_IN_TEXT = /[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi;
