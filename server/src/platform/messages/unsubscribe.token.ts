import { createHmac } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { isSame, secretsOf } from '../signed.ts';

type Settings = Pick<Deps['settings'], 'jwtSecret' | 'jwtSecretBefore'>;

const signatureOf = (secret: Uint8Array, subject: string): string =>
  createHmac('sha256', secret).update(`unsubscribe\0${subject}`).digest('base64url');

/** Stands in every letter and does nothing but unsubscribe what it names. */
export const unsubscribeToken = (settings: Settings, subject: string): string =>
  `${subject}.${signatureOf(settings.jwtSecret, subject)}`;

/** What a token names, if we signed it. */
export function subjectOf(settings: Settings, token: string): string | undefined {
  const [subject = '', signature = ''] = token.split('.');
  const secrets = secretsOf(settings.jwtSecret, settings.jwtSecretBefore);
  return secrets.some((secret) => isSame(signature, signatureOf(secret, subject))) ? subject : undefined;
}
