import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const ISSUER = 'Plyhaat';

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The defaults that every authenticator app supports: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** `otpauth://totp/…`, for a QR code. */
export const addressOf = (secret: string, label: string): string => totpOf(secret, label).toString();

const DIGITS = /^\d{6}$/;

/** The time step of a code: now or a neighbour of it, for clocks that differ; null where the code is wrong. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  // The library compares bytes and throws where six other characters are more than six bytes.
  if (!DIGITS.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
