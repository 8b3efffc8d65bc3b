import { acrossOf, type Line } from './across.ts';
import { readTitle } from './titles.ts';
import { tidyCell, wordsOf } from './words.ts';

const PRICED: readonly unknown[] = ['price', 'sellingprice'];
const TELLING: readonly unknown[] = ['name', 'code', 'brand', 'grade', 'thickness', 'size', 'finish'];

/** Titles that make a list on their own: what is sold, and for how much. */
function isList(titles: Line): boolean {
  const columns = titles.map((title) => readTitle(title)?.column);
  const isPriced = columns.some((column) => PRICED.includes(column)) || acrossOf(titles) !== undefined;
  return isPriced && columns.some((column) => TELLING.includes(column));
}

/**
 * Where the lists begin that stand side by side: at a column that is titled as the first one of the list before it,
 * or that stands behind an empty one. One list begins at 0.
 */
export function listStarts(titles: Line, isEmpty: (at: number) => boolean): number[] {
  const starts = [0];
  for (let at = 1; at < titles.length; at++) {
    const title = tidyCell(titles[at] ?? '');
    const before = titles.slice(starts.at(-1), at);
    const first = before.find((other) => tidyCell(other) !== '') ?? '';
    const isBegin = title !== '' && (isEmpty(at - 1) || wordsOf(title) === wordsOf(first));
    if (isBegin && isList(before)) starts.push(at);
  }
  // What has no price of its own belongs to the list before it.
  while (starts.length > 1 && !isList(titles.slice(starts.at(-1)))) starts.pop();
  return starts;
}
