import { readFile } from 'node:fs/promises';
import type { SniffedKind } from './kinds.ts';
import { isPdf } from './pdf.ts';

type Paper = { readonly ending: 'pdf' | 'doc' | 'docx'; readonly contentType: string };

const PDF: Paper = { ending: 'pdf', contentType: 'application/pdf' };
const DOC: Paper = { ending: 'doc', contentType: 'application/msword' };
const DOCX: Paper = {
  ending: 'docx',
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const wide = (text: string) => Buffer.from(text, 'utf16le');
const isDoc = (bytes: Buffer) =>
  bytes.includes(wide('WordDocument')) && !bytes.includes(wide('_VBA_PROJECT')) && !bytes.includes(wide('Macros'));

const END_RECORD = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const MOST_ENTRIES = 5000;

/** The names a zip's own table lists; nothing is unpacked. */
function zipNames(bytes: Buffer): string[] | undefined {
  const end = bytes.lastIndexOf(END_RECORD);
  if (end < 0 || end + 22 > bytes.length) return undefined;
  const names: string[] = [];
  for (let at = bytes.readUInt32LE(end + 16); names.length < MOST_ENTRIES && at + 46 <= end; ) {
    if (!bytes.subarray(at, at + 4).equals(ENTRY)) break;
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    names.push(bytes.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  return names;
}

function isDocx(bytes: Buffer): boolean {
  const names = zipNames(bytes) ?? [];
  const safe = names.every((name) => !name.includes('..') && !/vbaProject|\.bin$|activeX/i.test(name));
  return safe && names.includes('[Content_Types].xml') && names.includes('word/document.xml');
}

/** Which paper a file is, when it is whole and nothing in it would run. */
export async function paperOf(file: string, found: SniffedKind | undefined): Promise<Paper | undefined> {
  if (found !== 'pdf' && found !== 'doc' && found !== 'zip') return undefined;
  const bytes = await readFile(file);
  if (found === 'pdf') return isPdf(bytes) ? PDF : undefined;
  if (found === 'doc') return isDoc(bytes) ? DOC : undefined;
  return isDocx(bytes) ? DOCX : undefined;
}
