import type { Readable } from 'node:stream';
import { rangeUnknown } from '@plyhaat/contract/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Files } from '#platform/files/files.ts';
import { AppError } from '#platform/http/failure.ts';
import { isPaced, paced } from './paced.ts';
import type { Shown } from './serving.service.ts';

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A single range, as players ask for it; several at once get the whole. */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end || start >= size) throw new AppError(rangeUnknown);
  return { start, end };
}

const typeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Sends a stored file with our own type for it: nothing that could run in a page leaves here. */
export async function sendStored(
  files: Files,
  { stored, headers, bytes }: Shown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isPublic = headers['cache-control']?.startsWith('public');
  reply
    .headers(headers)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', isPublic ? 'cross-origin' : 'same-site');
  const atOnce = request.headers.range ? undefined : bytes;
  if (atOnce || isPaced(stored)) {
    // The content of a name never changes, so the name serves as ETag.
    reply.header('etag', `"${stored}"`);
    if (request.headers['if-none-match'] === `"${stored}"`) return reply.code(304).send();
    if (atOnce) return reply.header('accept-ranges', 'bytes').type(typeOf(stored)).send(atOnce);
    return sendRemote(files, stored, request, reply, paced);
  }
  const onDisk = files.onDisk(stored);
  if (onDisk) return reply.sendFile(onDisk.rest, onDisk.root, { cacheControl: false });
  return sendRemote(files, stored, request, reply);
}

async function sendRemote(
  files: Files,
  stored: string,
  request: FastifyRequest,
  reply: FastifyReply,
  passed: (content: Readable) => Readable = (content) => content,
): Promise<FastifyReply> {
  const size = (await files.size(stored)) ?? 0;
  const range = rangeOf(request.headers.range, size);
  reply.header('accept-ranges', 'bytes').type(typeOf(stored));
  if (!range) return reply.header('content-length', size).send(passed(files.read(stored)));
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(passed(files.read(stored, range)));
}
