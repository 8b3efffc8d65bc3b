import { buffer } from 'node:stream/consumers';
import type { Files } from '#platform/files/files.ts';
import { printed } from './images.ts';
import { readName, storedPicture } from './pictures.service.ts';

/** A small JPEG of a stored picture, for paper; nothing where it is elsewhere or gone. */
export async function thumbnailOf(files: Files, path: string): Promise<Buffer | null> {
  const name = path.replace(/\.webp$/, '.w320.webp');
  const named = readName(name);
  if (path === '' || path.startsWith('http') || !named) return null;
  const stored = await storedPicture(files, name, named);
  return stored ? printed(await buffer(files.read(stored))) : null;
}
