import { failure } from '../core/endpoint.ts';

export const MEGABYTE = 1_048_576;

/** What one member may fill of the disk: with what nothing uses yet, and in a day (MEDIA-6). */
export const MOST_LOOSE_BYTES = 500 * MEGABYTE;
export const MOST_BYTES_A_DAY = 2048 * MEGABYTE;
export const tooMuchUnused = failure(
  'too_much_unused',
  429,
  'You have 500 MB of files that nothing uses yet. Please use or remove some of them first.',
);
export const tooMuchToday = failure(
  'too_much_today',
  429,
  'You have sent 2 GB of files today. Please send the rest tomorrow.',
);
