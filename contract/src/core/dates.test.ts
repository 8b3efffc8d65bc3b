import { expect, test } from 'vitest';
import { formatDay, formatMoment, indianDay } from './dates.ts';

test('days and times are those of India, whatever the clock of the computer', () => {
  const lateEvening = new Date('2026-09-30T19:00:00Z');
  expect(indianDay(lateEvening.getTime())).toBe('2026-10-01');
  expect(formatDay(lateEvening)).toBe('1 Oct 2026');
  expect(formatMoment(lateEvening)).toBe('1 Oct 2026, 12:30 AM');
  expect(formatMoment(new Date('2026-09-14T06:35:00Z'))).toBe('14 Sep 2026, 12:05 PM');
});
