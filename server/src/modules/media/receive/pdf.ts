import { inflateSync } from 'node:zlib';

const RUNS = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)\b/;
const TAIL = 1024;

/** Writers put some hundred objects into one stream: far less than this, each and all together. */
const LARGEST_STREAM = 4 * 1024 * 1024;
const LARGEST_SUM = 16 * 1024 * 1024;
/** Each takes time to open, however little it holds. */
const MOST_PACKED = 5000;
/** Unpacked streams of objects come one to a file; each makes the head of the next one longer. */
const MOST_UNPACKED = 100;
/** No writer packs objects like this; who does hides something. */
const ODD_PACKING = /\/(ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt|Predictor)\b/;

/** A name may be written with any of its letters as `#` and two hex digits: `/J#61vaScript`. */
const spelledOut = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** The content of an object stream; undefined where it cannot be read or is too large. `head` is all that precedes it. */
function unpack(head: string, data: Buffer): string | undefined {
  if (ODD_PACKING.test(head) || !head.includes('/FlateDecode')) return undefined;
  try {
    return inflateSync(data, { maxOutputLength: LARGEST_STREAM }).toString('latin1');
  } catch {
    return undefined;
  }
}

/**
 * Whether the objects that are compressed into streams are all readable and none would run. What stands between two
 * `stream` keywords counts as the head of the second, so that no bracket or string can hide a name.
 */
function packedObjectsAreSafe(bytes: Buffer, text: string): boolean {
  let sum = 0;
  let since = 0;
  let unpacked = 0;
  let packed = 0;
  for (const { index } of text.matchAll(/(?<!end)stream/g)) {
    const head = spelledOut(text.slice(since, index));
    const packs = /\/ObjStm\b/.test(head);
    // Without a filter the names stand in the file as they are, or this keyword is part of a string.
    if (packs && !head.includes('/Filter')) {
      unpacked++;
      if (unpacked > MOST_UNPACKED) return false;
      continue;
    }
    since = index + 'stream'.length;
    if (!packs) continue;
    const lineEnd = /^\r?\n?/.exec(text.slice(since, since + 2))?.[0].length ?? 0;
    const content = unpack(head, bytes.subarray(since + lineEnd));
    if (content === undefined || RUNS.test(spelledOut(content))) return false;
    sum += content.length;
    packed++;
    if (sum > LARGEST_SUM || packed > MOST_PACKED) return false;
  }
  return true;
}

/** A PDF that is whole, and in which nothing would run. */
export function isPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return bytes.subarray(-TAIL).includes('%%EOF') && !RUNS.test(spelledOut(text)) && packedObjectsAreSafe(bytes, text);
}
