import { columnTwice } from '@plyhaat/contract/catalog/batch-columns';
import { filled } from '@plyhaat/contract/core/sentence';

/** What is said of rows and files with a value in it. Rows and uploads keep it in English. */
export const sameCode = (line: string | number): string => filled`Row ${{ line }} has the same code`;
export const sameProduct = (line: string | number): string => filled`Row ${{ line }} is the same product`;
export const aboveSlab = (price: string): string =>
  filled`The price must be above ${{ price }}, this product’s price by quantity`;
export const notInZip = (picture: string): string => filled`The zip holds no picture named ${{ picture }}`;
export const zipNeeded = (picture: string): string => filled`Please upload a zip that holds ${{ picture }}`;
export const twiceInZip = (picture: string): string =>
  filled`The zip holds two pictures named ${{ picture }}. Please rename one.`;
export const quoteOpen = (row: string | number): string =>
  filled`Row ${{ row }} has a quotation mark that is never closed. Please close it and upload the file again.`;

const GAP = '\0';
const KEPT = [sameCode, sameProduct, aboveSlab, notInZip, zipNeeded, twiceInZip, quoteOpen, columnTwice].map((make) => {
  const [before = '', after = ''] = make(GAP).split(GAP);
  return { make, before, after };
});

/** A sentence that was kept, said once more: so whoever words it knows its value again. */
export function saidAgain(text: string): string {
  const found = KEPT.find(({ before, after }) => text.startsWith(before) && text.endsWith(after));
  return found ? found.make(text.slice(found.before.length, text.length - found.after.length)) : text;
}
