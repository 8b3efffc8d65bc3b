import { isGradeText, readLength, readSizeText, readThickness } from './measures.ts';
import { readTitle } from './titles.ts';
import { tidyCell } from './words.ts';

export type Line = readonly string[];

/** What stands across the top of a matrix. */
export type Across = { readonly column: 'size' | 'thickness' | 'grade'; readonly at: ReadonlyMap<number, string> };
type Read = (cell: string) => string | undefined;

const LEAST_ACROSS = 2;
const LEAST_BARE = 3;

/** The same may stand there again under another brand. */
function across(line: Line, groups: Line, column: Across['column'], read: Read): Across | undefined {
  const at = new Map(
    line.flatMap((cell, index) => {
      const value = read(cell);
      return value === undefined ? [] : [[index, value] as const];
    }),
  );
  const told = new Set([...at].map(([index, value]) => `${groups[index] ?? ''}|${value}`));
  return at.size < LEAST_ACROSS || told.size < at.size ? undefined : { column, at };
}

const isRising = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

/** '4 6 9 12 18' over columns of prices: bare numbers are thicknesses where they only rise or only fall. */
function bareThicknesses(line: Line): Across | undefined {
  const found = across(line, [], 'thickness', (cell) => readThickness(cell));
  if (!found || found.at.size < LEAST_BARE) return undefined;
  const numbers = [...found.at.values()].map(Number.parseFloat);
  return isRising(numbers) || isRising(numbers.toReversed()) ? found : undefined;
}

/** Sizes, thicknesses or grades that stand side by side are the top of a matrix. */
export const acrossOf = (line: Line, groups: Line = []): Across | undefined =>
  across(line, groups, 'size', readSizeText) ??
  across(line, groups, 'size', readLength) ??
  across(line, groups, 'thickness', (cell) => readThickness(cell, true)) ??
  across(line, groups, 'grade', (cell) => (isGradeText(cell) ? tidyCell(cell) : undefined)) ??
  (line.some((cell) => readTitle(cell)) ? bareThicknesses(line) : undefined);
