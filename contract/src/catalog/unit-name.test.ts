import { expect, test } from 'vitest';
import { formatQuantity } from '../core/quantity.ts';
import { perOne, readUnitName, UNIT_NAMES, unitOf } from './unit-name.ts';

test('people read what one is called, and the unit itself where the price is by a measure (CAT-25)', () => {
  expect(perOne({ pricetype: 'per Nos/sheet', unitName: 'door' })).toBe('per door');
  expect(perOne({ pricetype: 'per sq.ft', unitName: 'door' })).toBe('per sq.ft');
  expect(formatQuantity({ amount: 40, unit: 'per Nos/sheet', noun: 'box' })).toBe('40 boxes');
  expect(formatQuantity({ amount: 25, unit: 'per Nos/sheet', noun: 'kg' })).toBe('25 kg');
});

test('without a name boards are by the sheet, everything else by the piece', () => {
  expect([unitOf(null, 'sheet'), unitOf(null, 'door'), unitOf(null, null), unitOf('pair', 'sheet')]).toEqual([
    ...['sheet', 'piece', 'piece', 'pair'],
  ]);
});

test.each([
  ['Sheets', 'sheet'],
  [' per DOOR ', 'door'],
  ['boxes', 'box'],
  ['Nos.', 'piece'],
  ['kgs', 'kg'],
  ['Ltr', 'litre'],
  ['lorry', undefined],
  ['', undefined],
])('a file that writes “%s” means %s', (text, name) => {
  expect(readUnitName(text)).toBe(name);
});

test('every name of the list is read as itself, in the plural too', () => {
  expect(UNIT_NAMES.length).toBeGreaterThan(10);
  for (const name of UNIT_NAMES) expect(readUnitName(name)).toBe(name);
});
