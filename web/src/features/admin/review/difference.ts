import { diffArrays } from 'diff';

export type Piece = { readonly text: string; readonly isChanged: boolean };

const RUPEES = /^₹([\d,]+(?:\.\d+)?)/;
const rupeesOf = (text: string) => Number(RUPEES.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN);

/** `+10.9%`. */
export function changeText(before: number, after: number): string {
  const change = (after / before - 1) * 100;
  const text = Math.abs(change).toLocaleString('en-IN', { maximumFractionDigits: 1 });
  return `${change > 0 ? '+' : '−'}${text}%`;
}

/** By how much a price goes up or down; undefined where these are no prices, or the same. */
export function priceChange(before: string, after: string): string | undefined {
  const [was, is] = [rupeesOf(before), rupeesOf(after)];
  return Number.isFinite(is / was) && is !== was ? changeText(was, is) : undefined;
}

/** Texts that differ by more words and spaces than this are two texts: looking for what they share would keep a reviewer waiting. */
const MOST_CHANGES = 500;
const wordsOf = (text: string) => text.split(/(\s+)/).filter((part) => part !== '');

/** Two texts side by side: which words only one of them has. */
export function differenceOf(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGES }) ?? [
    { value: [before], removed: true, added: false },
    { value: [after], removed: false, added: true },
  ];
  const pieces = (other: 'added' | 'removed') =>
    changes
      .filter((change) => !change[other])
      .map(({ value, added, removed }) => ({ text: value.join(''), isChanged: added || removed }));
  return { before: pieces('added'), after: pieces('removed') };
}
