import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BatchCells } from '@plyhaat/contract/catalog/batch-columns';
import { expect, test } from 'vitest';
import { ownRows } from '#modules/catalog/batches/own-list.ts';
import { listIn } from '#modules/catalog/batches/workbook.ts';
import { LISTS, LISTS_FOLDER, readListFile } from '#test/price-lists.ts';

type ExpectedRow = BatchCells & { readonly line?: number };
type Expected = {
  readonly rows: number;
  readonly headerRow?: number;
  readonly sheet?: string;
  /** The first rows; each names what matters of it. */
  readonly first: readonly ExpectedRow[];
  readonly last?: readonly ExpectedRow[];
};

test('there are lists to read', () => {
  expect(LISTS.length).toBeGreaterThanOrEqual(12);
});

test.each(LISTS)('the list %s is read as its seller means it', async (name) => {
  const file = path.join(LISTS_FOLDER, name);
  const expected: Expected = JSON.parse(readFileSync(file.replace(/\.\w+$/, '.expected.json'), 'utf8'));
  const { sheet, layout, rows } = await readListFile(file);
  const read = rows.map(({ line, cells }) => ({ line, ...cells }));
  expect(read.slice(0, expected.first.length)).toMatchObject(expected.first);
  const { last = [] } = expected;
  if (last.length > 0) expect(read.slice(-last.length)).toMatchObject(last);
  expect(read).toHaveLength(expected.rows);
  if (expected.headerRow !== undefined) expect(layout.headerRow).toBe(expected.headerRow);
  if (expected.sheet !== undefined) expect(sheet).toBe(expected.sheet);
});

test.each(LISTS)('no two rows of the list %s are taken for the same product', async (name) => {
  const { checked } = await readListFile(path.join(LISTS_FOLDER, name));
  const known = checked.map(({ code, identity }) => code || identity);
  expect(known.length).toBeGreaterThan(0);
  expect(known.filter((one, at) => known.indexOf(one) < at)).toEqual([]);
});

test('products of one name that differ in grade or finish tell it in their names (CAT-29)', async () => {
  const namesIn = async (name: string) => {
    const { checked } = await readListFile(path.join(LISTS_FOLDER, name));
    return checked.map(({ cells }) => cells.name);
  };
  expect(await namesIn('21-laminate-thickness-across.xlsx')).toContain('Woodgrains Texture (TX) 1 mm');
  expect(await namesIn('19-mill-workbook.xlsx')).toContain('Balaji Board BWP 19 mm');
  expect(await namesIn('20-hardware-lengths-across.csv')).toContain('TOWER BOLT SS 304 Antique 4 in');
});

test('a sheet that repeats products of the first is an older list and is not read (CAT-29)', async () => {
  const titles = ['Item Name', 'Rate'];
  const now = [titles, ['Gold BWP 18mm 8x4', '1450'], ['Gold BWP 12mm 8x4', '1120'], ['Gold MR 6mm 8x4', '690']];
  const old = [titles, ['Gold BWP 18mm 8x4', '1390'], ['Gold BWP 9mm 8x4', '880']];
  const doors = [titles, ['Plain door 30mm 78x30', '1760']];
  const [first, before, more] = [now, old, doors].map((lines, at) => ({ name: `Sheet${at + 1}`, lines }));
  const { name, lines, layout } = listIn([first, before, more].filter((one) => one !== undefined));
  expect(name).toBe('Sheet1, Sheet3');
  const rows = ownRows(layout, lines);
  expect(rows.map(({ line, cells }) => [line, cells.price])).toEqual([
    [2, '1450'],
    [3, '1120'],
    [4, '690'],
    [6, '1760'],
  ]);
});
