import { expect, test } from 'vitest';
import { missingSegment } from './pgbackrest.ts';

const segment = (timeline: number, log: number, number: number) =>
  [timeline, log, number].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
const run = (timeline: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => segment(timeline, (from + n) >> 8, (from + n) & 255));

test('an archive without a gap from the backup on is whole, also over the end of a log', () => {
  expect(missingSegment(run(1, 250, 260), segment(1, 0, 251), segment(1, 0, 252))).toBeUndefined();
});

test('the first segment that is missing is named, whether the backup or what came later needs it', () => {
  const without = (gap: number) => run(1, 250, 260).filter((name) => name !== segment(1, gap >> 8, gap & 255));
  const missing = (gap: number) => missingSegment(without(gap), segment(1, 0, 251), segment(1, 0, 253));
  expect(missing(252)).toBe(segment(1, 0, 252));
  expect(missing(256)).toBe(segment(1, 1, 0));
  expect(missing(253), 'the last one of the backup').toBe(segment(1, 0, 253));
  expect(missing(250), 'before the backup').toBeUndefined();
});

test('a later timeline goes on where the earlier one was left', () => {
  const both = [...run(1, 5, 9), ...run(2, 9, 12)];
  expect(missingSegment(both, segment(1, 0, 5), segment(1, 0, 6))).toBeUndefined();
  const gap = both.filter((name) => name !== segment(2, 0, 11));
  expect(missingSegment(gap, segment(1, 0, 5), segment(1, 0, 6))).toBe(segment(2, 0, 11));
  expect(missingSegment([...run(1, 5, 9), ...run(2, 12, 14)], segment(1, 0, 5), segment(1, 0, 6))).toBe(
    segment(2, 0, 10),
  );
  expect(missingSegment(both, segment(2, 0, 10), segment(2, 0, 10)), 'a backup after it').toBeUndefined();
});
