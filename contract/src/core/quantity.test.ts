import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatQuantity, readAmount, readQuantities, readQuantity } from './quantity.ts';

test.each([
  ['120 sheets', 120, 'per Nos/sheet'],
  ['300 ply', 300, 'per Nos/sheet'],
  ['1,20,000 sq.ft', 120_000, 'per sq.ft'],
  ['1200 sft', 1200, 'per sq.ft'],
  ['85.5 Sq. Mtr', 85.5, 'per sq.mt'],
  ['600 running feet', 600, 'per Rn.ft'],
  ['300 cft', 300, 'per Cu.ft'],
  ['12 cbm', 12, 'per Cu.mt'],
  ['18 mm, 100 sheets', 100, 'per Nos/sheet'],
  ['BWP 18mm 8x4 40 sheets', 40, 'per Nos/sheet'],
  ['IS 710 ply 8 x 4 ft, 500 sft', 500, 'per sq.ft'],
] as const)('%s is %d %s', (text, amount, unit) => {
  expect(readQuantity(text)).toEqual({ amount, unit });
});

test.each([
  ['320 Nos', '320 pieces', 'piece'],
  ['40 pcs.', '40 pieces', 'piece'],
  ['about 40 doors for two floors', '40 doors', 'door'],
  ['64 Flush Doors', '64 doors', 'door'],
  ['1,200 pairs', '1,200 pairs', 'pair'],
  ['210 frames', '210 frames', 'frame'],
  ['1 set', '1 set', 'set'],
] as const)('%s is understood as %s, by the %s', (text, words, noun) => {
  const read = readQuantity(text);
  expect(read).toMatchObject({ unit: 'per Nos/sheet', noun });
  expect(read && formatQuantity(read)).toBe(words);
});

test.each([
  ['12 शीट', 12, 'per Nos/sheet', undefined],
  ['१,२०,००० शीटें', 120_000, 'per Nos/sheet', undefined],
  ['१२० शीट', 120, 'per Nos/sheet', undefined],
  ['18 mm BWP प्लाईवुड की 12 शीट, 8 × 4 फ़ुट', 12, 'per Nos/sheet', undefined],
  ['18 mm BWP प्लायवूड, 8 × 4 फूट: 12 शीट', 12, 'per Nos/sheet', undefined],
  ['40 नग', 40, 'per Nos/sheet', 'piece'],
  ['40 पीस', 40, 'per Nos/sheet', 'piece'],
  ['10 दरवाज़े', 10, 'per Nos/sheet', 'door'],
  ['10 दरवाजे', 10, 'per Nos/sheet', 'door'],
  ['1 दरवाज़ा', 1, 'per Nos/sheet', 'door'],
  ['25 जोड़ी', 25, 'per Nos/sheet', 'pair'],
  ['25 जोड्या', 25, 'per Nos/sheet', 'pair'],
  ['6 चौखट', 6, 'per Nos/sheet', 'frame'],
  ['५०० चौ. फूट', 500, 'per sq.ft', undefined],
  ['1,20,000 चौरस फूट', 120_000, 'per sq.ft', undefined],
  ['500 वर्ग फुट', 500, 'per sq.ft', undefined],
  ['500 वर्ग फ़ुट', 500, 'per sq.ft', undefined],
  ['85.5 वर्ग मीटर', 85.5, 'per sq.mt', undefined],
  ['600 रनिंग फुट', 600, 'per Rn.ft', undefined],
  ['300 घन फूट', 300, 'per Cu.ft', undefined],
  ['૧૨ sheets', 12, 'per Nos/sheet', undefined],
  ['10 से 20 शीट', null, null, undefined],
  ['10 किंवा 20 शीट', null, null, undefined],
  ['8 फ़ुट', null, null, undefined],
  ['5 शीटपेपर', null, null, undefined],
] as const)('in Hindi and Marathi, %s is %s %s', (text, amount, unit, noun) => {
  expect(readQuantity(text)).toEqual(amount === null ? null : { amount, unit, ...(noun && { noun }) });
});

test.each([
  '320',
  '40 boxes',
  '100-150 sheets',
  '8 x 4 sheets',
  'as per drawing',
  '0 sheets',
  '',
  '5 notebooks',
  '10 or 20 sheets',
  '100 sheets 18 mm, 50 sheets 12 mm',
  'IS-303 board',
])('%s is not understood, so the form asks', (text) => {
  expect(readQuantity(text)).toBeNull();
});

test('the digits of other scripts are read too', () => {
  expect(['१२० डब्बे', '௧௨ boxes', 'शीट १२'].map(readAmount)).toEqual([120, 12, 12]);
});

test('what a form writes of an understood quantity is understood again', () => {
  for (const text of [
    '1 sheet',
    '1,20,000 sheets',
    '85.5 sq.mt',
    '600 Rn.ft',
    '12 Cu.mt',
    '300 Cu.ft',
    '20 sq.ft',
    '64 doors',
  ]) {
    const read = readQuantity(text);
    expect(read && formatQuantity(read), text).toBe(text);
  }
});

test('the same goods may be measured twice', () => {
  expect(readQuantities('18 mm BWP, 40 sheets (1,280 sq.ft)')).toEqual([
    { amount: 40, unit: 'per Nos/sheet' },
    { amount: 1280, unit: 'per sq.ft' },
  ]);
});

const SPELLINGS = {
  'per Nos/sheet': ['sheet', 'Sheets', 'ply', 'laminates', 'शीट', 'शीटें', 'प्लाई'],
  'per sq.ft': ['sqft', 'sq.ft', 'sft', 'Square Feet', 'sq ft', 'वर्ग फ़ुट', 'चौरस फूट', 'चौ. फूट'],
  'per sq.mt': ['sqm', 'sq. mtr', 'square metres'],
  'per Rn.ft': ['rft', 'rn.ft', 'running feet'],
  'per Cu.ft': ['cft', 'cu.ft', 'cubic feet'],
  'per Cu.mt': ['cbm', 'cu.mt'],
} as const;
const written = fc
  .constantFrom(...(Object.keys(SPELLINGS) as (keyof typeof SPELLINGS)[]))
  .chain((unit) => fc.tuple(fc.constant(unit), fc.constantFrom(...SPELLINGS[unit])));

test('a quantity is read wherever it stands among thickness, size, grade and IS code', () => {
  const around = fc.constantFrom('', '18 mm', '8x4', '8 x 4 ft', 'BWP', 'IS 710', 'Marine grade,', 'for 2 floors');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999 }),
      fc.boolean(),
      written,
      around,
      around,
      (amount, grouped, [unit, word], before, after) => {
        const number = grouped ? amount.toLocaleString('en-IN') : String(amount);
        expect(readQuantity(`${before} ${number} ${word} ${after}`)).toEqual({ amount, unit });
      },
    ),
  );
});

test('whatever is read is written and read again as the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 99_999 }), written, (noise, amount, [, word]) => {
      const read = readQuantity(`${noise} ${amount} ${word}`);
      if (read) expect(readQuantity(formatQuantity(read))).toEqual(read);
    }),
  );
});
