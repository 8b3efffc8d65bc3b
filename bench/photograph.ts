import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** A photograph made from one of the demo's own pictures, so that its detail is real. */
export async function photograph(folder: string, width: number, height: number): Promise<string> {
  const pictures = path.resolve(import.meta.dirname, '../server/seed/pictures/plywood');
  const [name = ''] = (await fs.readdir(pictures)).filter((file) => file.endsWith('.webp'));
  const file = path.join(folder, `photograph-${width}.jpg`);
  await sharp(path.join(pictures, name)).resize(width, height, { fit: 'cover' }).jpeg({ quality: 92 }).toFile(file);
  return file;
}
