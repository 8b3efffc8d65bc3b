import { createHmac, randomInt } from 'node:crypto';
import type { Deps } from '#platform/deps.ts';
import { sealText, unsealText } from '#platform/sealed.ts';
import { isSame, secretsOf } from '#platform/signed.ts';

export type Peppers = Pick<Deps['settings'], 'otpPepper' | 'otpPepperBefore'>;
export const peppersOf = ({ otpPepper, otpPepperBefore }: Peppers) => secretsOf(otpPepper, otpPepperBefore);

const DIGITS = 6;

export const drawCode = (): string => String(randomInt(0, 10 ** DIGITS)).padStart(DIGITS, '0');

/** Uses a pepper: all million codes could be tried against a plain hash. */
export const digestOf = (pepper: string, phone: string, codeId: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(`code\0${phone}\0${codeId}\0${code}`).digest();

const IN_THE_QUEUE = 'code in the queue';

/** Encrypts the code for the queue, which is a table that others may read. */
export const seal = (pepper: string, codeId: string, code: string): string =>
  sealText(pepper, IN_THE_QUEUE, codeId, code);

export const unseal = (peppers: Peppers, codeId: string, sealed: string): string =>
  unsealText(peppersOf(peppers), IN_THE_QUEUE, codeId, sealed);

const signatureWith = (pepper: string, text: string): string =>
  createHmac('sha256', pepper).update(text).digest('base64url').slice(0, 22);

/** Signs the value of a cookie. */
export const signatureOf = ({ otpPepper }: Peppers, ...parts: readonly string[]): string =>
  signatureWith(otpPepper, parts.join('\0'));

export const isSigned = (peppers: Peppers, given: string, ...parts: readonly string[]): boolean =>
  peppersOf(peppers).some((pepper) => isSame(given, signatureWith(pepper, parts.join('\0'))));
