import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Works through a list one by one and rests after each for `rest` times as long as it took: ten thousand products in a
 * row would otherwise take the whole processor from those who wait for an answer.
 */
export async function paced<T>(items: readonly T[], rest: number, work: (item: T) => Promise<void>): Promise<void> {
  for (const item of items) {
    const began = performance.now();
    await work(item);
    await sleep((performance.now() - began) * rest);
  }
}
