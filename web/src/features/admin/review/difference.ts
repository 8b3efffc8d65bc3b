export type Piece = { readonly text: string; readonly isChanged: boolean };

const RUPEES = /^₹([\d,]+(?:\.\d+)?)/;
const rupeesOf = (text: string) => Number(RUPEES.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN);

/** By how much a price goes up or down: `+10.9%`; undefined where these are no prices, or the same. */
export function priceChange(before: string, after: string): string | undefined {
  const change = (rupeesOf(after) / rupeesOf(before) - 1) * 100;
  if (!Number.isFinite(change) || change === 0) return undefined;
  const text = Math.abs(change).toLocaleString('en-IN', { maximumFractionDigits: 1 });
  return `${change > 0 ? '+' : '−'}${text}%`;
}

const MOST_WORDS = 1200;
const wordsOf = (text: string) => text.split(/(\s+)/).filter((part) => part !== '');

/** Lengths of the longest common run of words from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = rows[i] as Uint16Array;
      const below = rows[i + 1] as Uint16Array;
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

/** Neighbours of one sort are one piece. */
function joined(words: readonly string[], kept: ReadonlySet<number>): Piece[] {
  const pieces: { text: string; isChanged: boolean }[] = [];
  for (const [at, text] of words.entries()) {
    const isChanged = !kept.has(at);
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else pieces.push({ text, isChanged });
  }
  return pieces;
}

/** Two texts side by side: which words only one of them has. Very long ones are marked as a whole. */
export function differenceOf(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > MOST_WORDS || now.length > MOST_WORDS)
    return { before: [{ text: before, isChanged: true }], after: [{ text: after, isChanged: true }] };
  const lengths = commonLengths(old, now);
  const [keptOld, keptNow] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < old.length && j < now.length; ) {
    if (old[i] === now[j]) {
      keptOld.add(i++);
      keptNow.add(j++);
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i++;
    else j++;
  }
  return { before: joined(old, keptOld), after: joined(now, keptNow) };
}
