import { createHmac, hkdfSync } from 'node:crypto';
import type { Deps } from '#platform/deps.ts';
import { isSame, secretsOf } from '#platform/signed.ts';

const VALID_FOR_S = 30 * 60;

type Secret = Pick<Deps['settings'], 'jwtSecret' | 'jwtSecretBefore'>;

const keys = new WeakMap<Uint8Array, Buffer>();
function keyOf(jwtSecret: Uint8Array): Buffer {
  const key = keys.get(jwtSecret) ?? Buffer.from(hkdfSync('sha256', jwtSecret, '', 'addresses of private files', 32));
  keys.set(jwtSecret, key);
  return key;
}

const signature = (secret: Uint8Array, path: string, until: number): string =>
  createHmac('sha256', keyOf(secret)).update(`${path}\n${until}`).digest('base64url').slice(0, 32);

/**
 * A path that whoever holds it may open for the next half hour or hour, with all its widths. The time is rounded, so
 * that a browser that asks again within it has the picture already.
 */
export function signPath(settings: Secret, path: string, now = Date.now()): string {
  if (path === '' || path.startsWith('http')) return path;
  const until = (Math.floor(now / 1000 / VALID_FOR_S) + 2) * VALID_FOR_S;
  return `${path}?until=${until}&signature=${signature(settings.jwtSecret, path, until)}`;
}

/** How many seconds an address is still good for; nothing when it is not signed by us for this path. */
export function validFor(
  settings: Secret,
  path: string,
  query: { readonly until?: unknown; readonly signature?: unknown },
  now = Date.now(),
): number | undefined {
  const until = Number(query.until);
  const secrets = secretsOf(settings.jwtSecret, settings.jwtSecretBefore);
  if (!secrets.some((secret) => isSame(String(query.signature), signature(secret, path, until)))) return undefined;
  const seconds = Math.floor(until - now / 1000);
  return seconds > 0 ? seconds : undefined;
}
