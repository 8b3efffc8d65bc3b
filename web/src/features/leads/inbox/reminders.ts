import { indianDay } from '@plyhaat/contract/core/dates';
import { DAY_MS } from '@plyhaat/contract/core/time-units';

const MONDAY = 1;
const dayAfter = (days: number) => indianDay(Date.now() + days * DAY_MS);
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

export const tomorrow = (): string => dayAfter(1);

/** The first Monday after tomorrow. */
export function nextMonday(): string {
  let days = 2;
  while (weekday(dayAfter(days)) !== MONDAY) days += 1;
  return dayAfter(days);
}

/** Reminders come when a shop has opened. */
export const reminderOn = (day: string): string => `${day}T10:00:00+05:30`;
