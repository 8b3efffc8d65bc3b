import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { wholeNumber } from '../core/paging.ts';
import { FILE_FAILURES, MediaUse, Upload, uploadNotFound } from './media.ts';

/** An upload in chunks that survives a dropped connection: what was received stays for 24 hours (MEDIA-10). */

/** The most bytes of one chunk; the last may be shorter. */
export const CHUNK_BYTES = 512 * 1024;

export const UPLOAD_OFFSET = 'upload-offset';

export const wrongOffset = failure(
  'wrong_offset',
  409,
  'This part was received already. Please continue from the offset.',
);

const ById = z.object({ id: z.uuid() });
/** `offset` bytes have arrived; `data` is there once all have, as POST /media answers it. */
const progress = { offset: z.int(), size: z.int(), data: z.optional(Upload) };

export const beginUpload = endpoint({
  method: 'POST',
  path: '/media/resumable',
  access: 'member',
  summary: 'Begins an upload in chunks of 512 KB; what is too large or of the wrong kind is refused at once',
  body: z.object({
    use: MediaUse,
    size: wholeNumber(1, 1_000_000_000),
    /** What the browser takes the file for; the content decides. */
    type: z._default(z.string().check(z.maxLength(100)), ''),
  }),
  reply: { _id: z.string(), chunk: z.int() },
  failures: FILE_FAILURES,
});

/** Answers HEAD too: `Upload-Offset` says how many bytes have arrived. */
export const readProgress = endpoint({
  method: 'GET',
  path: '/media/resumable/:id',
  access: 'member',
  summary: "How much of one's own upload has arrived, also in the header `Upload-Offset`",
  head: { 'Upload-Offset': 'How many bytes have arrived' },
  params: ById,
  reply: progress,
  failures: [uploadNotFound],
});

export const sendChunk = endpoint({
  method: 'PATCH',
  path: '/media/resumable/:id',
  access: 'member',
  summary: 'Takes the next chunk as raw bytes, from `Upload-Offset` on; the last one answers as POST /media',
  params: ById,
  rawBytes: CHUNK_BYTES,
  reply: progress,
  failures: [...FILE_FAILURES, uploadNotFound, wrongOffset],
});

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/media/resumable/:id',
  access: 'member',
  summary: "Gives up one's own upload; what has arrived of it is removed",
  params: ById,
  reply: { message: z.string() },
  failures: [uploadNotFound],
});
