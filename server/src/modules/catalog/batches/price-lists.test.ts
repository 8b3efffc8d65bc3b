import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BatchCells } from '@plyhaat/contract/catalog/batch-columns';
import { expect, test } from 'vitest';
import { LISTS, LISTS_FOLDER, readListFile } from '#test/price-lists.ts';

type Expected = {
  readonly rows: number;
  readonly headerRow?: number;
  readonly sheet?: string;
  /** The first rows; each names what matters of it. */
  readonly first: readonly (BatchCells & { readonly line: number })[];
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
  expect(read).toHaveLength(expected.rows);
  if (expected.headerRow !== undefined) expect(layout.headerRow).toBe(expected.headerRow);
  if (expected.sheet !== undefined) expect(sheet).toBe(expected.sheet);
});
