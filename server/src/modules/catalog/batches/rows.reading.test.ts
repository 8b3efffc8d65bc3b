import type { BatchCells } from '@plyhaat/contract/catalog/batch-columns';
import { BATCH_COLUMNS } from '@plyhaat/contract/catalog/batch-columns';
import { PRODUCT_NEEDS } from '@plyhaat/contract/catalog/product-form';
import { SELLING_ABOVE } from '@plyhaat/contract/catalog/selling-price';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_NEEDED, readRow } from './rows.reading.ts';

const CATEGORY = '0190b6a0-0000-7000-8000-000000000001';
const WHOLE: BatchCells = {
  code: 'A1',
  name: 'Marine plywood',
  category: 'Plywood',
  price: '2,400',
  longDescription: 'Gurjan core.',
  mainImage: 'a1.jpg',
};
const fresh = (over: BatchCells = {}) => readRow({ ...WHOLE, ...over }, { isNew: true, categoryId: CATEGORY });
const ofExisting = (cells: BatchCells) => readRow({ code: 'A1', ...cells }, { isNew: false, categoryId: undefined });
const messages = ({ errors }: { errors: readonly { column: string; message: string }[] }) =>
  Object.fromEntries(errors.map(({ column, message }) => [column, message]));

test('a whole row is a product form, with prices, units, days and stock as people write them', () => {
  const { patch, inStock, errors } = fresh({
    sellingprice: '2250.50',
    pricetype: 'PER SQ.FT',
    licenceNumber: 'CM/L-8000123456',
    licenceValidTill: '31/03/2099',
    standard: '710',
    inStock: 'No',
    image2: 'b.jpg',
  });
  expect(errors).toEqual([]);
  expect(inStock).toBe(false);
  expect(patch).toMatchObject({
    name: 'Marine plywood',
    price: 2400,
    sellingprice: { number: 2250.5 },
    pricetype: 'per sq.ft',
    specification: { standard: 'IS 710', licenceNumber: '8000123456', licenceValidTill: '2099-03-31' },
    imageArr: ['b.jpg'],
  });
});

test('a new product without a main picture is a faulty row, and every other rule of the form holds too', () => {
  expect(messages(fresh({ mainImage: '' }))).toEqual({ mainImage: PRODUCT_NEEDS.mainImage });
  expect(messages(fresh({ sellingprice: '2500' }))).toEqual({ sellingprice: SELLING_ABOVE });
  expect(messages(fresh({ name: '', price: 'cheap', inStock: 'maybe', code: '' }))).toEqual({
    code: CODE_NEEDED,
    name: PRODUCT_NEEDS.name,
    price: 'Please enter a valid price',
    inStock: 'Please write yes or no',
  });
  const nowhere = readRow({ ...WHOLE, category: '' }, { isNew: true, categoryId: undefined });
  expect(messages(nowhere)).toEqual({ category: PRODUCT_NEEDS.category });
});

test('of a known product an empty cell says nothing and a dash takes away', () => {
  const { patch, errors } = ofExisting({ name: '', sellingprice: '-', finish: '-', grade: '' });
  expect(errors).toEqual([]);
  expect(patch).toEqual({ sellingprice: { number: null, unit: null }, specification: { finish: null } });
});

test('whatever the cells say, a row is read or its faults are named by columns of the file, one each', () => {
  const cells = fc.dictionary(
    fc.constantFrom(...BATCH_COLUMNS),
    fc.oneof(fc.string(), fc.constantFrom('-', '1e9', '٣', '2,4,0')),
  );
  fc.assert(
    fc.property(cells, fc.boolean(), (raw, isNew) => {
      const { patch, errors } = readRow(raw as BatchCells, { isNew, categoryId: raw.category ? CATEGORY : undefined });
      const columns = errors.map(({ column }) => column);
      expect(new Set(columns).size).toBe(columns.length);
      expect(columns.every((column) => (BATCH_COLUMNS as readonly string[]).includes(column))).toBe(true);
      expect(patch !== undefined || errors.length > 0).toBe(true);
    }),
  );
});
