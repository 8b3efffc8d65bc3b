import { createHash, timingSafeEqual } from 'node:crypto';

export const sha256hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Takes the same time wherever two texts differ, and whatever their lengths. */
export function isSame(one: string | undefined, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return one !== undefined && timingSafeEqual(digest(one), digest(other));
}

export const basicAuth = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
