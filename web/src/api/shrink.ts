import { notAnImage } from '@plyhaat/contract/media/media';
import { foundHere } from './call.ts';

/** The server cannot read it quickly enough to take it as it is. */
const AVIF = 'image/avif';
const PHOTOGRAPHS = new Set(['image/jpeg', 'image/png', 'image/webp', AVIF]);
const WIDEST = 2560;
const SMALL_ENOUGH = 1_000_000;
const QUALITY = 0.85;

async function decoded(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw foundHere(notAnImage);
  }
}

/** JPEG knows no transparency; a browser that cannot write WebP writes PNG instead, which does. */
const targetType = (file: File) => (file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');

async function redrawn(file: File, picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, WIDEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, targetType(file), QUALITY));
}

/**
 * A photograph as it is sent: no larger than the server keeps it, so that a phone's picture takes seconds on a slow line.
 * What the browser cannot decode is no picture the server could show.
 */
export async function shrink(file: File): Promise<File> {
  if (!PHOTOGRAPHS.has(file.type)) return file;
  const picture = await decoded(file);
  try {
    const needed = file.type === AVIF || Math.max(picture.width, picture.height) > WIDEST;
    if (!needed && file.size <= SMALL_ENOUGH) return file;
    const ours = await redrawn(file, picture);
    const better = ours && (file.type === AVIF || ours.size < file.size);
    return better ? new File([ours], file.name, { type: ours.type }) : file;
  } finally {
    picture.close();
  }
}
