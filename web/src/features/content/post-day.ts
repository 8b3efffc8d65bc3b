import { msg } from '@lingui/core/macro';
import type { Say } from '#ui/said.ts';
import { partsOfDay } from '#ui/words/dates.ts';
import { monthName } from '#ui/words/months.ts';
import { wholeMonthName } from '#ui/words/whole-months.ts';

/** As the blog writes it: `Nov 14, 2026` on a card, `November 14, 2026` on a post. */
export function formatPostDay(at: Date, length: 'short' | 'long', say: Say): string {
  const { day, month, year } = partsOfDay(at);
  const name = length === 'short' ? monthName(month, say) : wholeMonthName(month, say);
  return say(msg({ message: `${{ month: name }} ${day}, ${year}`, context: 'the day of a post' }));
}
