import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A body in pieces: text made for this answer, and bytes that are the same object in every answer that shows the same.
 * What is worked out from such bytes is worked out once.
 */
export type Pieces = readonly (string | Uint8Array)[];

const digests = new WeakMap<Uint8Array, Buffer>();

function digestOfBytes(bytes: Uint8Array): Buffer {
  const digest = digests.get(bytes) ?? createHash('sha1').update(bytes).digest();
  digests.set(bytes, digest);
  return digest;
}

const bytesOf = (piece: string | Uint8Array) => (typeof piece === 'string' ? Buffer.from(piece) : piece);

export const join = (pieces: Pieces): Buffer => Buffer.concat(pieces.map(bytesOf));

export const sizeOf = (pieces: Pieces): number =>
  pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length), 0);

export function digestOf(pieces: Pieces): string {
  const digest = createHash('sha1');
  for (const piece of pieces) digest.update(typeof piece === 'string' ? piece : digestOfBytes(piece));
  return digest.digest('base64url');
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const DEFLATE_END = Buffer.from([3, 0]);
/** Not worth packing: the packer takes longer to set up. */
const SHORT = 512;

const QUICK = 1;
const SMALL = 6;

/** How far back deflate looks. */
const WINDOW = 32_768;

/** Ends on a whole byte, so that compressed pieces can be concatenated; `before` serves as the dictionary. */
const pack = (bytes: Uint8Array, level: number, before: Buffer = EMPTY): Buffer =>
  deflateRawSync(bytes, {
    level,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(before.length > 0 && { dictionary: before.subarray(-WINDOW) }),
  });
const EMPTY = Buffer.alloc(0);

function uncompressed(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
}

function packText(text: string): Buffer {
  const bytes = Buffer.from(text);
  return bytes.length < SHORT ? uncompressed(bytes) : pack(bytes, QUICK);
}

/** What precedes bytes in the stream: earlier bytes and the short text in between. */
type Before = { readonly bytes: Uint8Array; readonly text: string };
const NOTHING: Before = { bytes: EMPTY, text: '' };

const packed = new WeakMap<Uint8Array, { readonly before: Before; readonly form: Buffer }>();

function packBytes(bytes: Uint8Array, before: Before): Buffer {
  const cached = packed.get(bytes);
  if (cached?.before.bytes === before.bytes && cached.before.text === before.text) return cached.form;
  const form = pack(bytes, SMALL, join([before.bytes, before.text]));
  packed.set(bytes, { before, form });
  return form;
}

/** The whole as one gzip file, of which only the text is packed anew. */
export function gzipPieces(pieces: Pieces): Buffer {
  const parts: Buffer[] = [GZIP_HEAD];
  let check = 0;
  let before = NOTHING;
  for (const piece of pieces) {
    check = crc32(piece, check);
    if (typeof piece === 'string') {
      parts.push(packText(piece));
      before = piece.length < SHORT ? { bytes: before.bytes, text: before.text + piece } : NOTHING;
    } else {
      parts.push(packBytes(piece, before));
      before = { bytes: piece, text: '' };
    }
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(check);
  end.writeUInt32LE(sizeOf(pieces), 4);
  return Buffer.concat([...parts, DEFLATE_END, end]);
}
