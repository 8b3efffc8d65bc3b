import { expect, test } from 'vitest';
import { kmBetween, type Position } from './distance.ts';

const SURAT: Position = [21.2, 72.83];

test.each<[string, Position, number]>([
  ['itself', SURAT, 0],
  ['Morbi', [22.82, 70.84], 273],
  ['Pune', [18.52, 73.86], 317],
  ['Jodhpur', [26.27, 73.01], 564],
  ['Sri Vijaya Puram', [11.67, 92.75], 2371],
])('from Surat to %s as the crow flies', (_name, position, km) => {
  expect(Math.abs(kmBetween(SURAT, position) - km)).toBeLessThan(2);
  expect(kmBetween(position, SURAT)).toBe(kmBetween(SURAT, position));
});
