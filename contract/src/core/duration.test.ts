import { expect, test } from 'vitest';
import { clockTime } from './duration.ts';

test('a duration is written as minutes and two digits of seconds', () => {
  expect([95, 5, 60, 0, 3599.4, 4.6].map(clockTime)).toEqual(['1:35', '0:05', '1:00', '0:00', '59:59', '0:05']);
});
