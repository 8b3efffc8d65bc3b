import { createHmac, randomInt } from 'node:crypto';
import type { Deps } from '#platform/deps.ts';
import { sealText, unsealText } from '#platform/sealed.ts';
import { isSame, secretsOf } from '#platform/signed.ts';

export type Peppers = Pick<Deps['settings'], 'otpPepper' | 'otpPepperBefore'>;
export const peppersOf = ({ otpPepper, otpPepperBefore }: Peppers) => secretsOf(otpPepper, otpPepperBefore);

const DIGITS = 6;

export const drawCode = (): string => String(randomInt(0, 10 ** DIGITS)).padStart(DIGITS, '0');

/** A million codes are quickly tried against a plain hash; without the pepper this one cannot be tried at all. */
export const digestOf = (pepper: string, phone: string, codeId: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(`code\0${phone}\0${codeId}\0${code}`).digest();

const IN_THE_QUEUE = 'code in the queue';

/** The queue is a table, and a code must not be readable in one while its message waits to be sent. */
export const seal = (pepper: string, codeId: string, code: string): string =>
  sealText(pepper, IN_THE_QUEUE, codeId, code);

export const unseal = (peppers: Peppers, codeId: string, sealed: string): string =>
  unsealText(peppersOf(peppers), IN_THE_QUEUE, codeId, sealed);

const signatureWith = (pepper: string, text: string): string =>
  createHmac('sha256', pepper).update(text).digest('base64url').slice(0, 22);

/** Marks what a cookie says as ours. */
export const signatureOf = ({ otpPepper }: Peppers, ...parts: readonly string[]): string =>
  signatureWith(otpPepper, parts.join('\0'));

export const isSigned = (peppers: Peppers, given: string, ...parts: readonly string[]): boolean =>
  peppersOf(peppers).some((pepper) => isSame(given, signatureWith(pepper, parts.join('\0'))));
