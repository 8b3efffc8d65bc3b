import * as z from 'zod/mini';
import { INVALID_DAY } from './fields.ts';
import { DAY_MS } from './time-units.ts';

const WRITTEN = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d(?:\.\d{1,3})?)\d{0,6})?)?\s?(Z|[+-]\d\d:?\d\d)?$/i;
const INDIA = '+05:30';

const isDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day >= '2000' && day < '2100';
};

/**
 * A written date-time as a moment. Without an offset it is what a clock in India shows; a day alone begins at its
 * midnight, or ends there when it is the last one.
 */
export function readMoment(text: string, edge: 'start' | 'end' = 'start'): Date | undefined {
  const [, day, time, seconds = '00', offset = INDIA] = WRITTEN.exec(text.trim()) ?? [];
  if (!day || !isDay(day)) return undefined;
  const zone = /^z$/i.test(offset) ? 'Z' : offset.replace(/^(...)(\d\d)$/, '$1:$2');
  const at = new Date(`${day}T${time ?? '00:00'}:${seconds}${zone}`).getTime();
  if (Number.isNaN(at)) return undefined;
  return new Date(time === undefined && edge === 'end' ? at + DAY_MS : at);
}

/** A date-time of a form; `needed` is said where none was entered. */
export const momentField = (needed: string, edge: 'start' | 'end' = 'start') =>
  z.pipe(
    z.string(needed).check(
      z.trim(),
      z.maxLength(60, INVALID_DAY),
      z.refine((text) => readMoment(text, edge) !== undefined, {
        error: ({ input }) => (input === '' ? needed : INVALID_DAY),
        abort: true,
      }),
    ),
    z.transform((text) => readMoment(text, edge)?.toISOString() ?? ''),
  );

/** `2026-11-20`, as the lists of what runs take a day. */
export const DayOfQuery = z.string().check(z.refine((text) => isDay(text), INVALID_DAY));
