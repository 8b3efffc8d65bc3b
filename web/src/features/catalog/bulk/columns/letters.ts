const LETTERS = 26;
const FIRST = 65;
/** What a spreadsheet calls its columns: A to Z, then AA. */
export const letterOf = (at: number): string =>
  (at >= LETTERS ? letterOf(Math.floor(at / LETTERS) - 1) : '') + String.fromCharCode(FIRST + (at % LETTERS));
