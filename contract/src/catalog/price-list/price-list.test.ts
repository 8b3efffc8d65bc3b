import { expect, test } from 'vitest';
import type { BatchColumn } from '../batch-columns.ts';
import { identityOf } from './identity.ts';
import { layoutOf } from './layout.ts';
import { usedTwice } from './list-column.ts';
import { isThicknessText, readSizeText, readThickness } from './measures.ts';
import { pricesIn, readAsked, readUnit } from './prices.ts';
import { rowsOf } from './rows.ts';

test('prices are read as people write them (CAT-29)', () => {
  const written = ['Rs. 1450', '₹ 3,456/-', '1,850/-', '1,45,000.50', '₹ ५२', 'Rs.92 per sqft', '1850 nett'];
  expect(written.map((text) => readAsked(text)?.price)).toEqual([
    '1450',
    '3456',
    '1850',
    '145000.5',
    '52',
    '92',
    '1850',
  ]);
  expect(readAsked('92/sqft')).toEqual({ price: '92', pricetype: 'per sq.ft' });
  expect(['on call', '88/92', '2100+gst', '12,5', '', '-5'].map(readAsked)).toEqual(Array(6).fill(undefined));
  expect([pricesIn('88/92'), pricesIn('2100+gst'), pricesIn('on call')]).toEqual([[88, 92], [2100], []]);
});

test('units, thicknesses and sizes are read in the trade’s spellings', () => {
  expect(['per sht', 'SQFT', 'प्रति शीट', 'Pair', 'sq. mtr'].map((text) => readUnit(text)?.pricetype)).toEqual([
    'per Nos/sheet',
    'per sq.ft',
    'per Nos/sheet',
    'per Nos/sheet',
    'per sq.mt',
  ]);
  expect(['18', '18 MM', '0.80mm', '9 एमएम', 'thick'].map((text) => readThickness(text))).toEqual([
    '18 mm',
    '18 mm',
    '0.8 mm',
    '9 mm',
    undefined,
  ]);
  expect(['18', '3/4 inch', '6, 9 & 12 mm', '6 soot'].every(isThicknessText)).toBe(true);
  expect(['ninteen', '1800', '0', '8x4', '0.0 mm'].filter(isThicknessText)).toEqual([]);
  expect(['8x4', "8'X4'", '8*4 ft', '78x30', '2440 x 1220', 'big'].map(readSizeText)).toEqual([
    '8 x 4 ft',
    '8 x 4 ft',
    '8 x 4 ft',
    '78 x 30 in',
    '2440 x 1220 mm',
    undefined,
  ]);
});

test('a row is the same product however thickness and size are written, in the name or beside it', () => {
  const said = identityOf({ brand: 'Yamuna', name: 'Gold BWP', thickness: '18', size: '8x4' });
  expect(identityOf({ brand: 'YAMUNA', name: 'Gold  bwp 18mm 8x4' })).toBe(said);
  expect(identityOf({ brand: 'Yamuna', name: 'Gold BWP 18 mm', thickness: '18 mm', size: '8 x 4 ft' })).toBe(said);
  expect(identityOf({ brand: 'Yamuna', name: 'Gold BWP', thickness: '12', size: '8x4' })).not.toBe(said);
});

test('a list without titles is read by what stands in its cells, and nothing at all gives no rows', () => {
  const lines = [
    ['Gold marine ply', '18 mm', '8x4', 'Rs. 1450'],
    ['Silver ply', '12 mm', '8x4', 'Rs. 1,050/-'],
  ];
  const layout = layoutOf(lines);
  expect(layout).toMatchObject({ headerRow: 0 });
  expect(layout.columns.map(({ use }) => use)).toEqual(['name', 'thickness', 'size', 'price']);
  expect(rowsOf(layout, lines)).toHaveLength(2);
  expect(rowsOf(layoutOf([]), [])).toEqual([]);
});

const listsIn = (...titles: string[]) =>
  layoutOf([titles, titles.map((_, at) => `${at}`)]).columns.map(({ list }) => list);

test('lists side by side begin where the first title comes again, and what has no price of its own is no list', () => {
  expect(listsIn('Item', 'Rate', 'Item', 'Rate')).toEqual([0, 0, 1, 1]);
  expect(listsIn('MRP', 'Item', 'Rate')).toEqual([0, 0, 0]);
  expect(listsIn('Item', 'Rate', 'Description', 'MRP')).toEqual([0, 0, 0, 0]);
  expect(listsIn('Item', 'Size', 'Rate', 'Size', 'Rate')).toEqual([0, 0, 0, 0, 0]);
  const gap = [
    ['Item', 'Rate', '', 'Particulars', 'Bhav'],
    ['Gold', '90', '', 'Door', '1850'],
  ];
  expect(layoutOf(gap).columns.map(({ use, list }) => [use, list])).toEqual([
    ['name', 0],
    ['price', 0],
    [null, 0],
    ['name', 1],
    ['price', 1],
  ]);
});

test('each list has each meaning once', () => {
  const column = (use: BatchColumn | null, list: number) => ({ use, list, fixed: {} });
  const [name, price] = [column('name', 0), column('price', 0)];
  expect(usedTwice([name, price, column('name', 1), column('price', 1), column(null, 1), column(null, 1)])).toBe(
    undefined,
  );
  expect(usedTwice([name, price, column('name', 0)])).toBe('name');
  const across = { use: 'price', list: 0, fixed: { size: '8 x 4 ft' } } as const;
  expect(usedTwice([name, across, across])).toBe(undefined);
});

test('pairs and eighths of an inch are read as carpenters say them', () => {
  expect([readAsked('Rs. 225 / jodi'), readUnit('जोड़ी')]).toEqual([
    { price: '225', pricetype: 'per Nos/sheet', unitName: 'pair' },
    { pricetype: 'per Nos/sheet', unitName: 'pair' },
  ]);
  expect(['6 soot', '4 सूत', '7 soot'].map((text) => readThickness(text))).toEqual(['19 mm', '12 mm', undefined]);
});

const guessed = (...lines: readonly (readonly string[])[]) =>
  rowsOf(layoutOf(lines), lines).map(({ cells, isNameGuessed }) => [cells.name, cells.size, isNameGuessed]);

test('a row without a name that has a number or a brand of its own takes the name above only as a guess (CAT-30)', () => {
  const titles = ['Sr', 'Item Name', 'Company', 'Motai', 'Size', 'Rate'];
  const gold = ['1', 'Gold BWP', 'Yamuna', '18', '8x4', '1450'];
  const size = '8 x 4 ft';
  expect(guessed(titles, gold, ['', '', '', '12', '', '1050'], ['', '', 'Yamuna', '9', '', '850'])).toEqual([
    ['Gold BWP', size, false],
    ['Gold BWP', size, false],
    ['Gold BWP', size, false],
  ]);
  // What is below a guess is as unsure, until a name is told.
  const brands = [['', '', 'Narmada', '12', '', '990'], ['', '', '', '9', '', '800'], gold.with(1, 'Silver')];
  expect(guessed(titles, gold, ...brands)).toEqual([
    ['Gold BWP', size, false],
    ['Gold BWP', undefined, true],
    ['Gold BWP', undefined, true],
    ['Silver', size, false],
  ]);
  expect(guessed(titles, gold, ['2', '', '', '12', '8x4', '1050'])[1]).toEqual(['Gold BWP', size, true]);
});
