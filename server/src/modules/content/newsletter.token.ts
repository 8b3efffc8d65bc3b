import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@plyhaat/contract/core/uuid';
import type { Deps } from '#platform/deps.ts';

type Settings = Pick<Deps['settings'], 'jwtSecret'>;

const signatureOf = ({ jwtSecret }: Settings, id: string): string =>
  createHmac('sha256', jwtSecret).update(`unsubscribe\0${id}`).digest('base64url');

/** Stands in every letter and opens nothing but the way out. */
export const unsubscribeToken = (settings: Settings, id: string): string => `${id}.${signatureOf(settings, id)}`;

/** The subscriber a token names, if we signed it. */
export function subscriberIn(settings: Settings, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  if (!isUuid(id)) return null;
  const [expected, given] = [Buffer.from(signatureOf(settings, id)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null;
}
