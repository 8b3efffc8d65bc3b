import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { Files } from './files.ts';

/** Somebody else's zip, read a part at a time and never trusted: nothing is unpacked beyond what its table announced. */
export type ZipSource = { readonly size: number; read(start: number, end: number): Promise<Buffer> };

export const bufferSource = (bytes: Buffer): ZipSource => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
});

export const fileSource = (files: Files, name: string, size: number): ZipSource => ({
  size,
  read: (start, end) =>
    end > start ? buffer(files.read(name, { start, end: end - 1 })) : Promise.resolve(Buffer.alloc(0)),
});

export type PackedFile = {
  readonly name: string;
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
  readonly isDeflated: boolean;
  readonly offset: number;
};

type ZipLimits = { readonly entries: number; readonly entryBytes: number; readonly allBytes: number };

/** What is wrong with a zip, as its sender reads it. */
export class BadZip extends Error {}

const END = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_NAME = 255;
/** A table's line with its name and what archivers add to it. */
const LONGEST_LINE = 1024;
const ENCRYPTED = 1;
const DEFLATE = 8;

const BROKEN = 'The zip cannot be read. Please pack it again.';
const TOO_LARGE = 'The zip unpacks to more than is allowed.';

async function readEnd(source: ZipSource) {
  const from = Math.max(0, source.size - END_LENGTH - LONGEST_COMMENT);
  const tail = await source.read(from, source.size);
  const at = tail.lastIndexOf(END);
  if (at < 0 || at + END_LENGTH > tail.length) throw new BadZip(BROKEN);
  return { count: tail.readUInt16LE(at + 10), bytes: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) };
}

/** A name that leads out of its folder, or holds what no file of a person's is called. */
const isHostile = (name: string): boolean =>
  name.length > LONGEST_NAME ||
  name.includes('\\') ||
  /^\/|^[a-z]:/i.test(name) ||
  [...name].some((letter) => letter < ' ' || letter === '\x7f') ||
  name.split('/').includes('..');

function readRecord(table: Buffer, at: number) {
  if (at + ENTRY_LENGTH > table.length || table.readUInt32LE(at) !== ENTRY) throw new BadZip(BROKEN);
  const [flags, method] = [table.readUInt16LE(at + 8), table.readUInt16LE(at + 10)];
  const [nameLength, extra, comment] = [28, 30, 32].map((place) => table.readUInt16LE(at + place)) as [
    number,
    number,
    number,
  ];
  const name = table.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
  if (flags & ENCRYPTED) throw new BadZip('The zip is locked with a password.');
  if (method !== 0 && method !== DEFLATE) throw new BadZip(BROKEN);
  if (isHostile(name)) throw new BadZip('The zip holds a file with a name that is not allowed.');
  const file: PackedFile = {
    name,
    isDeflated: method === DEFLATE,
    crc: table.readUInt32LE(at + 16),
    packed: table.readUInt32LE(at + 20),
    size: table.readUInt32LE(at + 24),
    offset: table.readUInt32LE(at + 42),
  };
  return { file, next: at + ENTRY_LENGTH + nameLength + extra + comment };
}

/** What a zip's table lists, folders apart, if all of it together stays within the limits. */
export async function listZip(source: ZipSource, limits: ZipLimits): Promise<PackedFile[]> {
  const { count, bytes, offset } = await readEnd(source);
  if (offset + bytes > source.size) throw new BadZip(BROKEN);
  // A folder takes an entry too; zips of more than 65,534 entries have another table, which is not read.
  if (count > 2 * limits.entries) throw new BadZip(`The zip holds more than ${limits.entries} files.`);
  if (bytes > count * LONGEST_LINE) throw new BadZip(BROKEN);
  const table = await source.read(offset, offset + bytes);
  const files: PackedFile[] = [];
  let all = 0;
  for (let n = 0, at = 0; n < count; n++) {
    const { file, next } = readRecord(table, at);
    at = next;
    if (file.name.endsWith('/')) continue;
    all += file.size;
    if (all > limits.allBytes || file.size > limits.entryBytes) throw new BadZip(TOO_LARGE);
    files.push(file);
  }
  if (files.length > limits.entries) throw new BadZip(`The zip holds more than ${limits.entries} files.`);
  return files;
}

const inflate = promisify(inflateRaw) as (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

/** One file of a zip; never more bytes than the table announced, and just those that its sum is of. */
export async function readPacked(
  source: ZipSource,
  { offset, packed, size, crc, isDeflated }: PackedFile,
): Promise<Buffer> {
  const head = await source.read(offset, Math.min(source.size, offset + LOCAL_LENGTH));
  if (head.length < LOCAL_LENGTH || head.readUInt32LE(0) !== LOCAL) throw new BadZip(BROKEN);
  const start = offset + LOCAL_LENGTH + head.readUInt16LE(26) + head.readUInt16LE(28);
  // What does not shrink grows by a thousandth at most: a file that is packed into more was made to fill our memory.
  if (start + packed > source.size || packed > size + size / 100 + LONGEST_LINE) throw new BadZip(BROKEN);
  const bytes = await source.read(start, start + packed);
  const unpacked = isDeflated
    ? await inflate(bytes, { maxOutputLength: Math.max(1, size) }).catch(() => {
        throw new BadZip(BROKEN);
      })
    : bytes;
  if (unpacked.length !== size || crc32(unpacked) !== crc) throw new BadZip(BROKEN);
  return unpacked;
}
