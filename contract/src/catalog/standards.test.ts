import { expect, test } from 'vitest';
import {
  gradeIn,
  readIsCode,
  readLicence,
  STANDARD_OF,
  standardGradeOf,
  standardsIn,
  standardWarning,
} from './standards.ts';

/** The table of the module, written out again. */
const TABLE: readonly (readonly [grade: string, code: string])[] = [
  ['MR', 'IS 303'],
  ['BWR', 'IS 303'],
  ['BWP', 'IS 710'],
  ['Marine', 'IS 710'],
  ['BWP/marine', 'IS 710'],
  ['Fire retardant', 'IS 5509'],
  ['FR', 'IS 5509'],
  ['Shuttering', 'IS 4990'],
  ['Blockboard', 'IS 1659'],
  ['Flush door', 'IS 2202'],
  ['Decorative laminate', 'IS 2046'],
  ['MDF', 'IS 12406'],
  ['Particle', 'IS 3087'],
];
const CODES = [...new Set(TABLE.map(([, code]) => code))];
const PAIRS = TABLE.flatMap(([grade, right]) => CODES.map((code) => [grade, code, right] as const));

test.each(PAIRS)('%s under %s warns unless it is %s', (grade, code, right) => {
  const warning = standardWarning({ grade, standard: code });
  if (code === right) expect(warning).toBeUndefined();
  else expect(warning).toContain(`is made to ${right}, not ${code}.`);
});

test('the table has every standard of the trade', () => {
  expect(new Set(Object.values(STANDARD_OF))).toEqual(new Set(CODES));
});

test('BWP under IS 303 reads as a sentence', () => {
  expect(standardWarning({ grade: 'BWP grade', category: 'BWP/Marine', standard: 'is:303' })).toBe(
    'BWP is made to IS 710, not IS 303. Please check the grade and the IS code.',
  );
});

test.each([
  ['BWP', 'Pine blockboard', 'IS 1659'],
  ['MR', 'Flush plain', 'IS 2202'],
  ['Interior', 'Plain MDF', 'IS 12406'],
  ['', 'Commercial MR', 'IS 303'],
  ['BWP', 'Shuttering (film-faced)', 'IS 4990'],
  ['Interior', 'Pre-laminated MDF', 'IS 14587'],
  ['FR', 'Fire door', 'IS 3614'],
  ['Premium', 'Calibrated', 'IS 303'],
  ['BWP', 'Gurjan', 'no code'],
  ['BWP', 'Gurjan', null],
])('%s of %s under %s raises no warning', (grade, category, standard) => {
  expect(standardWarning({ grade, category, standard })).toBeUndefined();
});

test('a grade that names nothing belongs to no line of the table', () => {
  expect(standardGradeOf({ grade: 'First choice', category: 'Hinges' })).toBeUndefined();
});

test.each([
  ['IS 710', 'IS 710'],
  ['is:710', 'IS 710'],
  ['I.S. 710', 'IS 710'],
  ['IS 710 : 2010', 'IS 710'],
  ['710', 'IS 710'],
  ['IS-12406', 'IS 12406'],
  ['IS 2202 (Part 1):1999', 'IS 2202'],
  ['ISI', undefined],
  ['BS 1088', undefined],
  ['IS 7', undefined],
])('the IS code %s is read as %s', (text, code) => {
  expect(readIsCode(text)).toBe(code);
});

test.each([
  ['CM/L-8000123456', '8000123456'],
  ['cm/l 80001 23456', '8000123456'],
  ['CML8000123456', '8000123456'],
  ['8000123456', '8000123456'],
  ['CM/L-800012345', undefined],
  ['CM/L-80001234567', undefined],
  ['licence', undefined],
])('the licence %s is read as %s', (text, digits) => {
  expect(readLicence(text)).toBe(digits);
});

test.each([
  ['IS 2202 flush doors', undefined, ['IS 2202']],
  ['flush door', undefined, []],
  ['BWP flush door', 'BWP', []],
  ['plywood IS 710', 'BWP', ['IS 710']],
  ['710 grade plywood', 'BWP', ['IS 710']],
  ['Marine ply, I.S. 710:2010', 'BWP', ['IS 710']],
  ['plywood IS 303', undefined, ['IS 303']],
  ['IS:303 (MR) plywood', 'MR', ['IS 303']],
  ['BWR plywood to IS-303', 'BWR', ['IS 303']],
  ['IS 710 or IS 303 plywood', undefined, ['IS 710', 'IS 303']],
  ['commercial ply', 'MR', []],
  ['doors of a commercial building', undefined, []],
  ['fire retardant ply IS 5509', 'Fire retardant', ['IS 5509']],
  ['fire rated doors', undefined, []],
  ['plywood MR or BWR', undefined, []],
  ['waterproof ply', undefined, []],
] as const)('of “%s” the grade and standards are those that it names (REQ-16)', (text, grade, standards) => {
  expect(gradeIn(text)).toBe(grade);
  expect(standardsIn(text)).toEqual(standards);
});
