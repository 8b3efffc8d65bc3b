import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Complaint } from '../installation.ts';

/** PLYBAK and how it is kept: 0 with a checksum at its end, 1 encrypted under a key of its own with a tag at its end. */
const HEAD = { plain: Buffer.from('PLYBAK0\n'), sealed: Buffer.from('PLYBAK1\n') };
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const SUM_BYTES = 32;
/** Each file has a key of its own, so that one nonce serves them all. */
const NONCE = Buffer.alloc(12);

export const WRONG_KEY = 'BACKUP_KEY does not open this backup.';
const NO_KEY = 'This backup is encrypted: BACKUP_KEY must be set.';

const keyFor = (secret: string, salt: Buffer) => Buffer.from(hkdfSync('sha256', secret, salt, 'plyhaat backup', 32));

type Chunks = AsyncIterable<Buffer>;

/** `name` is bound to what is encrypted: one file cannot be put in another's place. */
async function* sealedWith(secret: string, name: string, content: Chunks): Chunks {
  const salt = randomBytes(SALT_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, salt), NONCE);
  cipher.setAAD(Buffer.from(name));
  yield HEAD.sealed;
  yield salt;
  for await (const chunk of content) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

async function* summed(content: Chunks): Chunks {
  const sum = createHash('sha256');
  yield HEAD.plain;
  for await (const chunk of content) {
    sum.update(chunk);
    yield chunk;
  }
  yield sum.digest();
}

export const sealed = (secret: string | undefined, name: string, content: Chunks): Chunks =>
  secret ? sealedWith(secret, name, content) : summed(content);

async function part(file: string, start: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, start).finally(() => handle.close());
  return buffer;
}

const damaged = (name: string) => new Complaint(`${name} is damaged in the backup.`);

/** Writes what was sealed into `to`. Nothing of it is to be used before this returns. */
export async function unseal(secret: string | undefined, name: string, from: string, to: string): Promise<void> {
  const head = await part(from, 0, HEAD.plain.length);
  const { size } = await stat(from);
  if (head.equals(HEAD.sealed)) return openSealed(secret, name, { from, to, size });
  if (!head.equals(HEAD.plain)) throw damaged(name);
  if (secret) throw new Complaint('This backup is not encrypted: BACKUP_KEY must not be set.');
  const sum = createHash('sha256');
  const end = size - SUM_BYTES;
  if (end < head.length) throw damaged(name);
  await pipeline(contentOf(from, head.length, end), checking(sum), createWriteStream(to));
  if (!sum.digest().equals(await part(from, end, SUM_BYTES))) throw damaged(name);
}

/** Nothing at all where it is empty: a stream cannot end before it begins. */
const contentOf = (file: string, start: number, end: number): Chunks =>
  (end > start ? createReadStream(file, { start, end: end - 1 }) : (async function* () {})()) as Chunks;

const checking = (sum: ReturnType<typeof createHash>) =>
  async function* (content: Chunks): Chunks {
    for await (const chunk of content) {
      sum.update(chunk);
      yield chunk;
    }
  };

type Places = { readonly from: string; readonly to: string; readonly size: number };

async function openSealed(secret: string | undefined, name: string, { from, to, size }: Places): Promise<void> {
  if (!secret) throw new Complaint(NO_KEY);
  const start = HEAD.sealed.length + SALT_BYTES;
  const end = size - TAG_BYTES;
  if (end < start) throw damaged(name);
  const salt = await part(from, HEAD.sealed.length, SALT_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, salt), NONCE);
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(await part(from, end, TAG_BYTES));
  try {
    await pipeline(contentOf(from, start, end), decipher, createWriteStream(to));
  } catch (error) {
    if (String(error).includes('authenticate')) throw new Complaint(WRONG_KEY);
    throw error;
  }
}
