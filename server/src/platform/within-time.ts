import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something that is being ended, but no longer than this. */
export const withinTime = (milliseconds: number, ending: Promise<unknown>): Promise<void> =>
  Promise.race([ending, sleep(milliseconds, undefined, { ref: false })]).then(() => {});
