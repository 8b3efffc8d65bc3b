/** Rows of the table of edits: kept, because making them would take longer than filling them. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const;

function rowsFor(length: number) {
  if (length + 2 > rows[0].length)
    rows = [new Uint16Array(2 * length), new Uint16Array(2 * length), new Uint16Array(2 * length)];
  return rows;
}

const FAR = 0xffff - 1;

/**
 * How many letters were dropped, added, changed or swapped with their neighbour between two words. Whoever says the most
 * that matters spares the rest of the work: beyond it any larger number is answered.
 */
export function editDistance(a: string, b: string, most: number = FAR): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, above, row] = rowsFor(b.length);
  for (let j = 0; j <= b.length; j++) above[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    let least = from === 1 ? i : FAR;
    row[from - 1] = least;
    for (let j = from; j <= to; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let edits = (above[j - 1] as number) + (isSame ? 0 : 1);
      edits = Math.min(edits, (above[j] as number) + 1, (row[j - 1] as number) + 1);
      const isSwapped = i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2);
      if (isSwapped && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        edits = Math.min(edits, (before[j - 2] as number) + 1);
      row[j] = edits;
      if (edits < least) least = edits;
    }
    if (to < b.length) row[to + 1] = FAR;
    if (least > most) return most + 1;
    [before, above, row] = [above, row, before];
  }
  return above[b.length] as number;
}
