import { expect, test } from 'vitest';
import { BATCH_COLUMNS, readCells, readHeader } from './batch-columns.ts';

test('the template’s header is read, in any letter case, with spaces and dashes', () => {
  expect(readHeader(BATCH_COLUMNS)).toEqual({ columns: [...BATCH_COLUMNS], isPriceList: false });
  expect(readHeader(['CODE', 'Selling price', 'Sub-category', 'SKU of supplier', 'Main image']).columns).toEqual([
    'code',
    'sellingprice',
    'subcategory',
    undefined,
    'mainImage',
  ]);
});

test('a file with only code, price and sellingprice is a price list', () => {
  expect(readHeader(['code', 'price', 'sellingprice']).isPriceList).toBe(true);
  expect(readHeader(['sellingprice', 'code']).isPriceList).toBe(true);
  expect(readHeader(['code', 'price', 'sellingprice', 'name']).isPriceList).toBe(false);
});

test('a file without codes, with nothing beside them, or with a column twice is refused as a whole', () => {
  expect(readHeader(['name', 'price']).fault).toMatch('no column “code”');
  expect(readHeader(['code', 'colour']).fault).toMatch('no column beside');
  expect(readHeader(['code', 'price', 'Price']).fault).toMatch('“price” is there twice');
});

test('cells are found by their column and trimmed; a short line leaves the rest empty', () => {
  const header = readHeader(['code', 'colour', 'price']);
  expect(readCells(header, [' A1 ', 'red', '20 '])).toEqual({ code: 'A1', price: '20' });
  expect(readCells(header, ['A1'])).toEqual({ code: 'A1', price: '' });
});
