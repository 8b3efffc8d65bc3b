import { createHash, randomUUID } from 'node:crypto';

const written = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function stamp(bytes: Buffer, version: number): Buffer {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes;
}

/** A UUID that sorts by the time it was made, so that new rows land beside each other in an index. */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // Every request gets one: `randomUUID` draws its randomness in batches, `randomBytes` asks the system each time.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** The same id for the same thing on every machine: reference rows and demo rows. */
export const idOf = (kind: string, name: string): string =>
  written(stamp(createHash('sha1').update(`plyhaat:${kind}:${name}`).digest().subarray(0, 16), 5));
