import { timingSafeEqual } from 'node:crypto';

/** The secret that signs now, and while it is being replaced the one before it, which is still believed. */
export const secretsOf = <T>(now: T, before: T | undefined): readonly T[] =>
  before === undefined ? [now] : [now, before];

/** Compares in the same time wherever they differ. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
