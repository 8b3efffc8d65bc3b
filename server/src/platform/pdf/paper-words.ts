import type { Wording } from '../languages/languages.ts';

/** What a paper is worded with. */
export type PaperWords = {
  readonly say: Wording;
  /** A term that the law or an accountant looks for: in the reader's language, the English beside it. */
  readonly both: Wording;
};
export const paperWords = (say: Wording): PaperWords => ({
  say,
  both: (term) => (say(term) === term ? term : `${say(term)} / ${term}`),
});
