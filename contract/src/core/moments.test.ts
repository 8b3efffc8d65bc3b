import { expect, test } from 'vitest';
import { readMoment } from './moments.ts';

const read = (text: string, edge?: 'start' | 'end') => readMoment(text, edge)?.toISOString();

test('a time without an offset is what a clock in India shows', () => {
  expect(read('2026-11-20T10:00')).toBe('2026-11-20T04:30:00.000Z');
  expect(read('2026-11-20 10:00:30')).toBe('2026-11-20T04:30:30.000Z');
});

test('a time with an offset is that moment', () => {
  expect(read('2026-11-20T10:00:00.123456Z')).toBe('2026-11-20T10:00:00.123Z');
  expect(read('2026-11-20T10:00:00+0200')).toBe('2026-11-20T08:00:00.000Z');
  expect(read('2026-11-20T10:00-05:00')).toBe('2026-11-20T15:00:00.000Z');
});

test('a day begins at its midnight in India and ends at the next', () => {
  expect(read('2026-11-20')).toBe('2026-11-19T18:30:00.000Z');
  expect(read('2026-11-20', 'end')).toBe('2026-11-20T18:30:00.000Z');
});

test('anything else is no moment', () => {
  for (const text of [
    '',
    'soon',
    '2026-02-30',
    '2026-13-01',
    '1999-01-01',
    '2100-01-01T00:00',
    '2026-11-20T25:00',
    '20/11/2026',
  ])
    expect(readMoment(text), text).toBeUndefined();
});
