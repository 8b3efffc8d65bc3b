import { buffer } from 'node:stream/consumers';
import type { Deps } from '#platform/deps.ts';
import { printed } from '../conversions.service.ts';
import { readName, storedPicture } from './pictures.service.ts';

/** A small JPEG of a stored picture, for paper; nothing where it is elsewhere or gone. */
export async function thumbnailOf(deps: Deps, path: string): Promise<Buffer | null> {
  const name = path.replace(/\.webp$/, '.w320.webp');
  const named = readName(name);
  if (path === '' || path.startsWith('http') || !named) return null;
  const stored = await storedPicture(deps, name, named);
  return stored ? printed(deps, await buffer(deps.files.read(stored))) : null;
}
