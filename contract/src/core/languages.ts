/** What sentences are written in; the others are translated from it. */
export const SOURCE_LANGUAGE = 'en';
