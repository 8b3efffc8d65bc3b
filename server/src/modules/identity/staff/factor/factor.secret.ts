import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@plyhaat/contract/identity/staff/factor';
import type { Deps } from '#platform/deps.ts';
import { sealText, unsealText } from '#platform/sealed.ts';
import { secretsOf } from '#platform/signed.ts';

type Keys = Pick<Deps['settings'], 'factorKey' | 'factorKeyBefore'>;
const keysOf = ({ factorKey, factorKeyBefore }: Keys) => secretsOf(factorKey, factorKeyBefore);

const PURPOSE = 'second factor';

export const sealSecret = ({ factorKey }: Keys, memberId: string, secret: string): string =>
  sealText(factorKey, PURPOSE, memberId, secret);

export const unsealSecret = (keys: Keys, memberId: string, sealed: string): string =>
  unsealText(keysOf(keys), PURPOSE, memberId, sealed);

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const HALF = 5;
const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes of 49 bits each, as people write them: `K7QPM-3XWRT`. */
export const drawRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);

/** However it was typed: letters and digits alone. */
const normalized = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

const digestWith = (key: string, memberId: string, code: string): Buffer =>
  createHmac('sha256', key)
    .update(`recovery\0${memberId}\0${normalized(code)}`)
    .digest();

export const recoveryDigest = ({ factorKey }: Keys, memberId: string, code: string): Buffer =>
  digestWith(factorKey, memberId, code);

/** Both digests while the key is being replaced: older codes were hashed with the previous key. */
export const recoveryDigests = (keys: Keys, memberId: string, code: string): Buffer[] =>
  keysOf(keys).map((key) => digestWith(key, memberId, code));
