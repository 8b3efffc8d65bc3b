import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's second choice of scrypt parameters: 32 MB and three passes for each try, about a tenth of a second. */
const N = 2 ** 15;
const r = 8;
const p = 3;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** `scrypt$N$r$p$salt$hash`: the parameters are stored in the hash, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password.normalize('NFKC'), salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r });
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
