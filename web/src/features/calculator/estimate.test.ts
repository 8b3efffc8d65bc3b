import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { bandMetres, groupsOf, stockOf, weightKg } from './estimate.ts';
import { doorParts, kitchenParts, wardrobeParts } from './furniture.ts';

const WARDROBE = { height: 2100, width: 1200, depth: 600, columns: 2, shelves: 3, thickness: 18 };

test('a wardrobe becomes its parts', () => {
  const parts = wardrobeParts(WARDROBE, i18n.t).map(({ name, length, width, count }) => [name, length, width, count]);
  expect(parts).toEqual([
    ['Side', 2100, 600, 2],
    ['Top and bottom', 1164, 600, 2],
    ['Partition', 2064, 600, 1],
    ['Shelf', 573, 580, 6],
    ['Shutter', 2097, 597, 2],
    ['Back', 2100, 600, 2],
  ]);
});

test('a wall of kitchen units is divided evenly, with and without units above', () => {
  const base = kitchenParts({ length: 3000, wallUnits: false, thickness: 18 }, i18n.t);
  expect(base.find(({ name }) => name === 'Base bottom')).toMatchObject({ length: 564, width: 560, count: 5 });
  expect(base.some(({ name }) => name.startsWith('Wall'))).toBe(false);
  const both = kitchenParts({ length: 3100, wallUnits: true, thickness: 18 }, i18n.t);
  expect(both.find(({ name }) => name === 'Wall side')?.count).toBe(12);
  expect(both.find(({ name }) => name === 'Back')?.count).toBe(12);
});

test('bands go around shutters and doors, and along the front of the rest', () => {
  expect(bandMetres(doorParts({ height: 2100, width: 900, count: 2, thickness: 32 }, i18n.t))).toBe(12);
  expect(bandMetres(wardrobeParts(WARDROBE, i18n.t))).toBe(
    Math.ceil(2 * 2.1 + 2 * 1.164 + 2.064 + 6 * 0.573 + 2 * 2 * (2.097 + 0.597)),
  );
});

test('weight is that of the sheets bought by the density of the board, with laminate on both sides', () => {
  const [stock, ply] = [stockOf('8×4', 3), { thickness: 18, board: 'ply', laminate: false } as const];
  expect(weightKg(1, stock, ply)).toBe(32);
  expect(weightKg(1, stock, { ...ply, board: 'mdf' })).toBe(40);
  expect(weightKg(1, stock, { ...ply, laminate: true })).toBe(40);
});

test('boards of one thickness are cut together, and each size of sheet that holds all parts is offered', () => {
  const [carcass, back] = groupsOf(wardrobeParts(WARDROBE, i18n.t), '8×4', 3);
  expect([carcass?.thickness, back?.thickness]).toEqual([18, 6]);
  expect(carcass?.layout.sheets).toHaveLength(4);
  expect(back?.layout.sheets).toHaveLength(1);
  expect(carcass?.bySize.map(({ size }) => size)).toEqual(['8×4', '8×3', '7×4', '7×3']);
  expect(carcass?.wastage).toBeCloseTo(1 - 9.653 / (4 * 2.9768), 3);
});
