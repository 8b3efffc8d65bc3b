import { open } from 'node:fs/promises';

const MOST_BOXES = 10_000;
const BOX_TYPE = /^[a-zA-Z0-9 ]{4}$/;

/**
 * Whether a file is a chain of boxes from its first to its last byte, with an index and pictures in it. A few reads tell
 * a whole video from one that was cut off or has something else behind it, before anything tries to play it.
 */
export async function isWholeVideo(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const seen = new Set<string>();
    let at = 0;
    for (let boxes = 0; at < size && boxes < MOST_BOXES; boxes++) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, at);
      const length = bytesRead >= 8 ? lengthOf(buffer, size - at) : 0;
      const type = buffer.toString('latin1', 4, 8);
      if (length < 8 || !BOX_TYPE.test(type)) return false;
      seen.add(type);
      at += length;
    }
    return at === size && seen.has('moov') && seen.has('mdat');
  } finally {
    await handle.close();
  }
}

function lengthOf(head: Buffer, left: number): number {
  const short = head.readUInt32BE(0);
  if (short === 0) return left;
  return short === 1 ? Number(head.readBigUInt64BE(8)) : short;
}

const LARGEST_INDEX = 8 * 1_048_576;

/** The index of a video, once it has arrived whole; the file may still grow. */
export async function indexOfVideo(file: string): Promise<Buffer | undefined> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    for (let at = 0, boxes = 0; at + 16 <= size && boxes < MOST_BOXES; boxes++) {
      const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, at);
      const length = lengthOf(buffer, size - at);
      if (length < 8) return undefined;
      if (buffer.toString('latin1', 4, 8) === 'moov') {
        if (at + length > size || length > LARGEST_INDEX) return undefined;
        return (await handle.read(Buffer.alloc(length), 0, length, at)).buffer;
      }
      at += length;
    }
    return undefined;
  } finally {
    await handle.close();
  }
}
