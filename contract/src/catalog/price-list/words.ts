import { withLatinDigits } from '../../core/digits.ts';

/** A cell as it is read: one kind of space, one form of letters, no zero-width marks. */
export const tidyCell = (text: string): string =>
  withLatinDigits(text.normalize('NFC'))
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** Letters, digits and spaces alone, in lower case: 'Rate (₹)' and 'RATE' are one title. */
export const wordsOf = (text: string): string =>
  tidyCell(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** What stands where there is nothing: such a product is not sold. */
const GAP = /^(?:|[-–—x×]+|n\.?\s?\/?\s?a\.?|nil)$/i;
export const isGap = (text: string): boolean => GAP.test(text);

/** 'do', '-do-' and '"' repeat what stands above. */
const DITTO = /^(?:[-.]*\s?do\s?[-.]*|ditto|["”″〃]+|,,)$/i;
export const isDitto = (text: string): boolean => DITTO.test(text);
