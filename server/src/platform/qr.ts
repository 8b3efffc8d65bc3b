import { encode } from 'uqr';

/** Where dark begins in a row, and how far it goes. */
const runsOf = (row: readonly boolean[]) =>
  [
    ...row
      .map((isDark) => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ].map(({ 0: run, index }) => [index, run.length]);

/** What stands around a code so that cameras find it. */
const QUIET_MODULES = 4;

/** Dark and light by row. `Q`: a quarter of them may be scratched off. */
export const modulesOf = (text: string, ecc: 'M' | 'Q'): boolean[][] =>
  encode(text, { ecc, border: QUIET_MODULES }).data;

/** The dark modules as the path of an SVG, a unit each. */
export const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('');
