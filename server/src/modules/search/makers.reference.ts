/** What makers are asked for by name, whoever sells it here; in this spelling alone, and no other word is taken for one. */
const MAKERS: readonly (readonly [meaning: string, names: string])[] = [
  ['laminate', 'merino, greenlam, virgo, airolam'],
  ['plywood|ply', 'kitply, greenply, centuryply'],
];

export const MAKER_MEANINGS: ReadonlyMap<string, string> = new Map(
  MAKERS.flatMap(([meaning, names]) => names.split(', ').map((name) => [name, meaning] as const)),
);
