import { open } from 'node:fs/promises';

/** What the first bytes say a file is. Names and declared types are the sender's claim and are not looked at. */
export type SniffedKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'video' | 'pdf' | 'doc' | 'zip' | 'vtt';

const VIDEO_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|qt {2}|dash|msdh|3gp[4-7]|MSNV|f4v )$/;
const HEAD_LENGTH = 64;

const at = (head: Buffer, from: number, length: number) => head.toString('latin1', from, from + length);

export function kindOf(head: Buffer): SniffedKind | undefined {
  if (at(head, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (at(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (at(head, 0, 4) === 'RIFF' && at(head, 8, 4) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(at(head, 0, 6))) return 'gif';
  if (at(head, 4, 4) === 'ftyp') return VIDEO_BRANDS.test(at(head, 8, 4)) ? 'video' : undefined;
  if (/^%PDF-\d/.test(at(head, 0, 6))) return 'pdf';
  if (at(head, 0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return 'doc';
  if (at(head, 0, 4) === 'PK\x03\x04') return 'zip';
  if (/^(\xef\xbb\xbf)?WEBVTT(\s|$)/.test(at(head, 0, HEAD_LENGTH))) return 'vtt';
  return undefined;
}

export async function kindOfFile(file: string): Promise<SniffedKind | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_LENGTH), 0, HEAD_LENGTH, 0);
    return kindOf(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
