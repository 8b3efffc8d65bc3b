import { expect, test } from 'vitest';
import { findCategory } from './categories.ts';

const ALL = [
  { id: 'ply', name: 'Plywood', parentId: null },
  { id: 'marine', name: 'BWP/Marine', parentId: 'ply' },
  { id: 'doors', name: 'Doors', parentId: null },
  { id: 'flush', name: 'Flush', parentId: 'doors' },
  { id: 'flush-ply', name: 'Flush', parentId: 'ply' },
];
const found = (category: string, subcategory = '') => findCategory(ALL, category, subcategory)?.id;

test('a category is found by its names, in any case, or by one name that is clear by itself', () => {
  expect(found('plywood', ' bwp/marine ')).toBe('marine');
  expect(found('Plywood > BWP/Marine')).toBe('marine');
  expect(found('Plywood')).toBe('ply');
  expect(found('BWP/Marine')).toBe('marine');
  expect(found('', 'BWP/Marine')).toBe('marine');
});

test('what does not belong together, is not there, or could be two is not guessed', () => {
  expect(found('Doors', 'BWP/Marine')).toBeUndefined();
  expect(found('Timber')).toBeUndefined();
  expect(found('Flush')).toBeUndefined();
  expect(found('', 'Flush')).toBeUndefined();
});
