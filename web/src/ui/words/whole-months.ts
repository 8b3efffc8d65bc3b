import { msg } from '@lingui/core/macro';
import type { Say } from '../said.ts';

const MONTHS = [
  msg({ message: 'January', context: 'a month' }),
  msg({ message: 'February', context: 'a month' }),
  msg({ message: 'March', context: 'a month' }),
  msg({ message: 'April', context: 'a month' }),
  msg({ message: 'May', context: 'a month' }),
  msg({ message: 'June', context: 'a month' }),
  msg({ message: 'July', context: 'a month' }),
  msg({ message: 'August', context: 'a month' }),
  msg({ message: 'September', context: 'a month' }),
  msg({ message: 'October', context: 'a month' }),
  msg({ message: 'November', context: 'a month' }),
  msg({ message: 'December', context: 'a month' }),
];

/** `November` of 11. */
export function wholeMonthName(month: number, say: Say): string {
  const name = MONTHS[month - 1];
  return name ? say(name) : '';
}
