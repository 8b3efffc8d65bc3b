import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { Deps } from '#platform/deps.ts';
import { isSame, secretsOf } from '#platform/signed.ts';

export type Peppers = Pick<Deps['settings'], 'otpPepper' | 'otpPepperBefore'>;
export const peppersOf = ({ otpPepper, otpPepperBefore }: Peppers) => secretsOf(otpPepper, otpPepperBefore);

const DIGITS = 6;

export const drawCode = (): string => String(randomInt(0, 10 ** DIGITS)).padStart(DIGITS, '0');

/** A million codes are quickly tried against a plain hash; without the pepper this one cannot be tried at all. */
export const digestOf = (pepper: string, phone: string, codeId: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(`code\0${phone}\0${codeId}\0${code}`).digest();

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const sealKey = (pepper: string) => Buffer.from(hkdfSync('sha256', pepper, '', 'code in the queue', 32));

/** The queue is a table, and a code must not be readable in one while its message waits to be sent. */
export function seal(pepper: string, codeId: string, code: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealKey(pepper), iv).setAAD(Buffer.from(codeId));
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unsealWith(pepper: string, codeId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const body = bytes.subarray(IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, sealKey(pepper), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(codeId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

/** While the pepper is being replaced, a message may still wait that the old one sealed. */
export function unseal(peppers: Peppers, codeId: string, sealed: string): string {
  const [now = '', before] = peppersOf(peppers);
  try {
    return unsealWith(now, codeId, sealed);
  } catch (error) {
    if (before === undefined) throw error;
    return unsealWith(before, codeId, sealed);
  }
}

const signatureWith = (pepper: string, said: string): string =>
  createHmac('sha256', pepper).update(said).digest('base64url').slice(0, 22);

/** Marks what a cookie says as ours. */
export const signatureOf = ({ otpPepper }: Peppers, ...said: readonly string[]): string =>
  signatureWith(otpPepper, said.join('\0'));

export const isSigned = (peppers: Peppers, given: string, ...said: readonly string[]): boolean =>
  peppersOf(peppers).some((pepper) => isSame(given, signatureWith(pepper, said.join('\0'))));
