import { i18n } from '@lingui/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feetAndInches, readLength } from './lengths.ts';

test.each([
  ['1980', 1980],
  ['1980 mm', 1980],
  ['198 cm', 1980],
  ['2.1 m', 2100],
  ['6 ft 6 in', 1981],
  [`6'6"`, 1981],
  ['6’ 6”', 1981],
  ['6-6', 1981],
  ['7 feet', 2134],
  ['78 in', 1981],
  ['18"', 457],
  ['6 फ़ुट 6 इंच', 1981],
  ['६ फूट ६ इंच', 1981],
  ['7 फीट', 2134],
  ['78 इंच', 1981],
  ['1980 मिमी', 1980],
  ['1980 मि.मी.', 1980],
  ['198 सेमी', 1980],
  ['2.1 मीटर', 2100],
])('%s is read as %i mm', (written, mm) => {
  expect(readLength(written)).toBe(mm);
});

test.each(['', 'wide', '0', '-5', '6 6', '21 m', '6 ft x 3 ft', '6 दरवाज़े'])('“%s” is no length', (written) => {
  expect(readLength(written)).toBeUndefined();
});

test('what is shown in feet and inches is read back within a sixteenth of an inch', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20_000 }), (mm) => {
      expect(Math.abs((readLength(feetAndInches(mm, i18n.t)) ?? 0) - mm)).toBeLessThanOrEqual(2.1);
    }),
  );
});
