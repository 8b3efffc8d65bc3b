import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts a text for one purpose and one thing: what was sealed for another cannot be opened as this. */
export function sealText(secret: string, purpose: string, subject: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), iv).setAAD(Buffer.from(subject));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unsealWith(secret: string, purpose: string, subject: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const body = bytes.subarray(IV_BYTES + TAG_BYTES);
  const key = keyOf(secret, purpose);
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(subject))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

/** While a secret is being replaced, there may still be texts that the one before it sealed. */
export function unsealText(
  [now = '', before]: readonly string[],
  purpose: string,
  subject: string,
  sealed: string,
): string {
  try {
    return unsealWith(now, purpose, subject, sealed);
  } catch (error) {
    if (before === undefined) throw error;
    return unsealWith(before, purpose, subject, sealed);
  }
}
