import { HOUR_MS } from '@plyhaat/contract/core/time-units';

/** What starts and ends by itself. */
export type Timed = { readonly startDate: string | null; readonly endDate: string | null };

/** Clocks differ a little: the server is asked late enough that it sees the change too. */
const LEEWAY_MS = 2000;

/** How long until one of them starts or ends, at most an hour; undefined where none will. */
export function nextTurn(items: readonly Timed[], now: number): number | undefined {
  const ahead = items
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .flatMap((moment) => (moment ? [Date.parse(moment) - now] : []))
    .filter((wait) => wait > 0);
  return ahead.length === 0 ? undefined : Math.min(...ahead, HOUR_MS) + LEEWAY_MS;
}

const INDIA_MS = 19_800_000;

/** A moment as a date-time input has it, by India's clock: `2026-11-20T10:30`. */
export const toInput = (iso: string): string => new Date(Date.parse(iso) + INDIA_MS).toISOString().slice(0, 16);

/** Whether it has started. */
export const hasBegun = (item: { readonly state?: string | undefined } | undefined): boolean =>
  item?.state === 'Active';
