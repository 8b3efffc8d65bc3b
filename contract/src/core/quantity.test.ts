import { expect, test } from 'vitest';
import { formatQuantity, readQuantity } from './quantity.ts';

test.each([
  ['120 sheets', 120, 'per Nos/sheet'],
  ['300 ply', 300, 'per Nos/sheet'],
  ['1,20,000 sq.ft', 120_000, 'per sq.ft'],
  ['1200 sft', 1200, 'per sq.ft'],
  ['85.5 Sq. Mtr', 85.5, 'per sq.mt'],
  ['600 running feet', 600, 'per Rn.ft'],
  ['300 cft', 300, 'per Cu.ft'],
  ['12 cbm', 12, 'per Cu.mt'],
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
] as const)('%s is understood as %s, by the %s (issue 23)', (text, words, noun) => {
  const read = readQuantity(text);
  expect(read).toMatchObject({ unit: 'per Nos/sheet', noun });
  expect(read && formatQuantity(read)).toBe(words);
});

test.each(['320', '40 boxes', '100-150 sheets', '8 x 4 sheets', 'as per drawing', '0 sheets', '', '5 notebooks'])(
  '%s is not understood, so the form asks',
  (text) => {
    expect(readQuantity(text)).toBeNull();
  },
);

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
