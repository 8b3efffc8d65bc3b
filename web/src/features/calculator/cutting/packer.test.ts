import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import lists from './generated-lists.json' with { type: 'json' };
import { generatedList } from './generated-lists.ts';
import { HAND_LISTS } from './hand-lists.ts';
import { type CutSheet, packed } from './packer.ts';
import { FULL_SHEET, type Part, type Stock } from './parts.ts';

const partsOf = (written: string): Part[] =>
  written.split(' ').map((text, at) => {
    const [length = 0, width = 0] = text.split('x').map((number) => Number.parseInt(number, 10));
    return { name: `Part ${at + 1}`, length, width, count: 1, grain: text.endsWith('g') };
  });

test('the written lists are those that the program cuts', () => {
  for (const { seed, sheets, parts } of lists)
    expect({ seed, sheets, parts: partsOf(parts) }).toEqual(generatedList(seed));
  expect(lists).toHaveLength(30);
});

test.each(lists)('list $seed, cut from $sheets sheets, takes at most 1.15 times as many', ({ sheets, parts }) => {
  expect(packed(partsOf(parts), FULL_SHEET).sheets.length).toBeLessThanOrEqual(Math.ceil(sheets * 1.15));
});

test.each(HAND_LISTS)('$title: $sheets, because $because', ({ parts, sheets }) => {
  const named = parts.map((part, at) => ({ ...part, name: `Part ${at + 1}` }));
  expect(packed(named, FULL_SHEET).sheets).toHaveLength(sheets);
});

type Box = { readonly x: number; readonly y: number; readonly length: number; readonly width: number };

/** Whether cuts from edge to edge, each as wide as the blade, free every part. */
function isSawable(parts: readonly Box[], kerf: number): boolean {
  if (parts.length <= 1) return true;
  for (const [from, size] of [
    ['x', 'length'],
    ['y', 'width'],
  ] as const)
    for (const part of parts) {
      const at = part[from] + part[size];
      const before = parts.filter((one) => one[from] + one[size] <= at);
      const after = parts.filter((one) => one[from] >= at + kerf);
      if (after.length > 0 && before.length + after.length === parts.length)
        return isSawable(before, kerf) && isSawable(after, kerf);
    }
  return false;
}

const part = fc.record({
  name: fc.constant('Part'),
  length: fc.integer({ min: 50, max: 2600 }),
  width: fc.integer({ min: 50, max: 1300 }),
  count: fc.integer({ min: 1, max: 5 }),
  grain: fc.boolean(),
});
const stock: fc.Arbitrary<Stock> = fc.record({
  length: fc.constantFrom(2440, 2135, 1830),
  width: fc.constantFrom(1220, 915),
  kerf: fc.integer({ min: 0, max: 6 }),
});
const countOf = (sheets: readonly CutSheet[], at: number) => sheets.flat().filter(({ part }) => part === at).length;

describe('whatever is cut', () => {
  test('every part is there once, on the sheet, in its own size, and grain is never turned', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), stock, (parts, stock) => {
        const { sheets, tooLarge } = packed(parts, stock);
        for (const [at, { count }] of parts.entries())
          expect(countOf(sheets, at)).toBe(tooLarge.includes(at) ? 0 : count);
        for (const { part: at, x, y, length, width, turned } of sheets.flat()) {
          const { length: long, width: wide, grain } = parts[at] as Part;
          expect([x >= 0, y >= 0, x + length <= stock.length, y + width <= stock.width]).not.toContain(false);
          expect([length, width]).toEqual(turned ? [wide, long] : [long, wide]);
          expect(grain && turned).toBe(false);
        }
      }),
    );
  });

  test('no two parts overlap, and a saw that cuts from edge to edge frees them all', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), stock, (parts, stock) => {
        for (const sheet of packed(parts, stock).sheets) expect(isSawable(sheet, stock.kerf)).toBe(true);
      }),
    );
  });

  test('a part that no sheet holds is named', () => {
    const long = { name: 'Loft', length: 3000, width: 400, count: 1, grain: false };
    const locked = { name: 'Shutter', length: 1300, width: 2000, count: 1, grain: true };
    expect(packed([long, locked], FULL_SHEET)).toEqual({ sheets: [], tooLarge: [0, 1] });
  });
});
