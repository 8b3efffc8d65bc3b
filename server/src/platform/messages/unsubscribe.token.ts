import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';

type Settings = Pick<Deps['settings'], 'jwtSecret'>;

const signatureOf = ({ jwtSecret }: Settings, subject: string): string =>
  createHmac('sha256', jwtSecret).update(`unsubscribe\0${subject}`).digest('base64url');

/** Stands in every letter and does nothing but unsubscribe what it names. */
export const unsubscribeToken = (settings: Settings, subject: string): string =>
  `${subject}.${signatureOf(settings, subject)}`;

/** What a token names, if we signed it. */
export function subjectOf(settings: Settings, token: string): string | undefined {
  const [subject = '', signature = ''] = token.split('.');
  const [expected, given] = [Buffer.from(signatureOf(settings, subject)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? subject : undefined;
}
