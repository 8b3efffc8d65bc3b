import { crc32 } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly bytes: Buffer };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** 1 January 1980: the format has no way to say that a date does not matter. */
const DATE = 0x21;

function numbers(sizes: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(sizes.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of sizes) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** Files as one zip, stored as they are: what we put in is small, and compressed already. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const label = Buffer.from(name);
    const common = [
      [2, VERSION],
      [2, UTF8],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, label.length],
      [2, 0],
    ] as const;
    const local = Buffer.concat([numbers([[4, LOCAL], ...common]), label, bytes]);
    directory.push(
      numbers([[4, CENTRAL], [2, VERSION], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
      label,
    );
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const count = entries.length;
  const end = numbers([
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, index.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...parts, index, end]);
}
