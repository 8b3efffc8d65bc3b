import { msg } from '@lingui/core/macro';
import type { Say } from '../said.ts';

const MONTHS = [
  msg({ message: 'Jan', context: 'a month, cut short' }),
  msg({ message: 'Feb', context: 'a month, cut short' }),
  msg({ message: 'Mar', context: 'a month, cut short' }),
  msg({ message: 'Apr', context: 'a month, cut short' }),
  msg({ message: 'May', context: 'a month, cut short' }),
  msg({ message: 'Jun', context: 'a month, cut short' }),
  msg({ message: 'Jul', context: 'a month, cut short' }),
  msg({ message: 'Aug', context: 'a month, cut short' }),
  msg({ message: 'Sep', context: 'a month, cut short' }),
  msg({ message: 'Oct', context: 'a month, cut short' }),
  msg({ message: 'Nov', context: 'a month, cut short' }),
  msg({ message: 'Dec', context: 'a month, cut short' }),
];

/** `Nov` of 11. Names are ours, because those that a browser and the server know may differ. */
export function monthName(month: number, say: Say): string {
  const name = MONTHS[month - 1];
  return name ? say(name) : '';
}

/** `Nov 2026`. */
export const monthAndYear = (month: number, year: number | string, say: Say): string =>
  say(msg({ message: `${{ month: monthName(month, say) }} ${year}`, context: 'a month of a year' }));
