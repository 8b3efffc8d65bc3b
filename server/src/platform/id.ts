import { createHash, randomBytes } from 'node:crypto';

const written = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function stamp(bytes: Buffer, version: number): Buffer {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes;
}

/** A UUID that sorts by the time it was made, so that new rows land beside each other in an index. */
export function newId(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  return written(stamp(bytes, 7));
}

/** The same id for the same thing on every machine: reference rows and demo rows. */
export const idOf = (kind: string, name: string): string =>
  written(stamp(createHash('sha1').update(`plyhaat:${kind}:${name}`).digest().subarray(0, 16), 5));
