import { readFile } from 'node:fs/promises';
import { BadZip, bufferSource, listZip, readPacked } from '#platform/files/unzip.ts';
import type { SniffedKind } from './kinds.ts';
import { isPdf } from './pdf.ts';
import { pointsElsewhere } from './relationships.ts';

export type DocumentKind = { readonly ending: 'pdf' | 'doc' | 'docx'; readonly contentType: string };

const PDF: DocumentKind = { ending: 'pdf', contentType: 'application/pdf' };
const DOC: DocumentKind = { ending: 'doc', contentType: 'application/msword' };
const DOCX: DocumentKind = {
  ending: 'docx',
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const wide = (text: string) => Buffer.from(text, 'utf16le');
const isDoc = (bytes: Buffer) =>
  bytes.includes(wide('WordDocument')) && !bytes.includes(wide('_VBA_PROJECT')) && !bytes.includes(wide('Macros'));

const MB = 1_048_576;
/** Only the lists of relationships are unpacked; the rest is what its table says. */
const LIMITS = { entries: 5000, entryBytes: 200 * MB, allBytes: 500 * MB };
const LARGEST_RELATIONSHIPS = MB;
const MOST_RELATIONSHIPS = 8 * MB;

const MACROS = /vbaProject|\.bin$|activeX/i;

/** A Word file without macros that fetches nothing when it is opened. */
async function isDocx(bytes: Buffer): Promise<boolean> {
  const source = bufferSource(bytes);
  const files = await listZip(source, LIMITS);
  const names = new Set(files.map(({ name }) => name));
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return false;
  if (files.some(({ name }) => MACROS.test(name))) return false;
  const lists = files.filter(({ name }) => /\.rels$/i.test(name));
  if (lists.some(({ size }) => size > LARGEST_RELATIONSHIPS)) return false;
  if (lists.reduce((sum, { size }) => sum + size, 0) > MOST_RELATIONSHIPS) return false;
  for (const list of lists) if (pointsElsewhere(await readPacked(source, list))) return false;
  return true;
}

const refusedWhenBroken = (error: unknown): false => {
  if (error instanceof BadZip) return false;
  throw error;
};

/** Which document a file is, when it is whole and nothing in it would run. */
export async function documentKindOf(file: string, found: SniffedKind | undefined): Promise<DocumentKind | undefined> {
  if (found !== 'pdf' && found !== 'doc' && found !== 'zip') return undefined;
  const bytes = await readFile(file);
  if (found === 'pdf') return isPdf(bytes) ? PDF : undefined;
  if (found === 'doc') return isDoc(bytes) ? DOC : undefined;
  return (await isDocx(bytes).catch(refusedWhenBroken)) ? DOCX : undefined;
}
