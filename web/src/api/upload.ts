import {
  uploadFile as endpoint,
  fileUnreadable,
  imageUnreadable,
  MEDIA_USES,
  type MediaUse,
  type Taken,
  type Upload,
  videoUnreadable,
} from '@plyhaat/contract/media/media';
import { foundHere } from './call.ts';
import { exchange, type UploadOptions } from './exchange.ts';
import { uploadInChunks } from './resumable.ts';
import { shrink } from './shrink.ts';

/** Large and sent from a phone: these go in chunks, and on after a dropped connection. */
const IN_CHUNKS: ReadonlySet<MediaUse> = new Set(['reel', 'sheet', 'archive']);

/** The rule a file falls under, by what the browser takes it for; the server looks for itself. */
export function takenAs(file: File, use: MediaUse): Taken {
  const { takes } = MEDIA_USES[use];
  const named = takes.find(({ kind }) => file.type.startsWith(`${kind}/`));
  return named ?? takes.find(({ kind }) => kind === 'document') ?? takes[0];
}

const UNREADABLE = {
  image: imageUnreadable,
  video: videoUnreadable,
  document: fileUnreadable,
  captions: fileUnreadable,
  sheet: fileUnreadable,
  archive: fileUnreadable,
};

/** A file may have been removed since it was chosen, which would look like a broken connection. */
async function demandReadable(file: File, { kind }: Taken): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw foundHere(UNREADABLE[kind]);
  }
}

/** Whether a large picture is made small enough, instead of being refused. */
export const resizes = (use: MediaUse): boolean => {
  const { takes, asChosen } = MEDIA_USES[use];
  return !asChosen && takes.some(({ kind }) => kind === 'image');
};

/** What would be sent, once it is known to be allowed. */
async function prepared(file: File, use: MediaUse): Promise<File> {
  const taken = takenAs(file, use);
  if (!resizes(use) && file.size >= taken.under) throw foundHere(taken.tooLarge);
  await demandReadable(file, taken);
  const sent = taken.kind === 'image' ? await shrink(file) : file;
  if (sent.size === 0) throw foundHere(taken.wrongKind);
  if (sent.size >= taken.under) throw foundHere(taken.tooLarge);
  return sent;
}

/** Sends one file and tells what the server made of it. A form then names it by `_id`. */
export async function uploadFile(file: File, use: MediaUse, options: UploadOptions = {}): Promise<Upload> {
  const sent = await prepared(file, use);
  options.signal?.throwIfAborted();
  if (IN_CHUNKS.has(use)) return uploadInChunks(sent, use, options);
  const form = new FormData();
  // First, so that the server knows what the file is for before it comes.
  form.append('use', use);
  form.append('file', sent, sent.name);
  const answer = await exchange({ method: endpoint.method, path: endpoint.path, body: form }, options);
  return (answer as { data: Upload }).data;
}
