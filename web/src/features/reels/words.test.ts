import { i18n } from '@lingui/core';
import { DAY_MS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import { expect, test } from 'vitest';
import { ageOf, clock, shortCount } from './words.ts';

const NOW = Date.parse('2026-11-16T12:00:00Z');

test.each([
  [0, 'Just now'],
  [HOUR_MS - 1, 'Just now'],
  [HOUR_MS, '1h ago'],
  [5 * HOUR_MS, '5h ago'],
  [DAY_MS - 1, '23h ago'],
  [3 * DAY_MS, '3d ago'],
  [7 * DAY_MS - 1, '6d ago'],
  [7 * DAY_MS, '1w ago'],
  [15 * DAY_MS, '2w ago'],
])('a reel made %i ms ago is labelled %s (REEL-9)', (age, label) => {
  expect(i18n.t(ageOf(new Date(NOW - age).toISOString(), NOW))).toBe(label);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1000'],
  [1001, '1K'],
  [2449, '2.4K'],
  [999_999, '999.9K'],
  [1_000_000, '1000K'],
  [1_250_000, '1.2M'],
])('%i is written %s: K above 1,000, M above 1,000,000 (REEL-9)', (count, text) => {
  expect(shortCount(count, i18n.t)).toBe(text);
});

test('a length is written as m:ss (ALL-7)', () => {
  expect([clock(0), clock(38.9), clock(61), clock(600)]).toEqual(['0:00', '0:38', '1:01', '10:00']);
});
