import { takeTasks } from '#platform/workers/tasks.ts';
import { type Copy, copyOf, encodePicture, headOf, printed } from './images/images.ts';
import { documentKindOf } from './receive/documents.ts';
import type { SniffedKind } from './receive/kinds.ts';

/** Work on untrusted files, in a process that may crash on them. */
export type Conversion =
  | { readonly kind: 'head'; readonly file: string }
  | { readonly kind: 'encode'; readonly file: string; readonly type: 'webp' | 'jpeg' | 'draft' }
  | { readonly kind: 'copy'; readonly picture: Uint8Array; readonly copy: Copy }
  | { readonly kind: 'print'; readonly picture: Uint8Array }
  | { readonly kind: 'document'; readonly file: string; readonly found: SniffedKind };

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

takeTasks(async (task: Conversion): Promise<unknown> => {
  if (task.kind === 'head') return headOf(task.file);
  if (task.kind === 'encode') return encodePicture(task.file, task.type);
  if (task.kind === 'copy') return copyOf(asBuffer(task.picture), task.copy);
  if (task.kind === 'print') return printed(asBuffer(task.picture));
  return documentKindOf(task.file, task.found);
});
