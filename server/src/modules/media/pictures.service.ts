import { PICTURE_WIDTHS } from '@plyhaat/contract/media';
import sharp from 'sharp';
import type { Files } from '#platform/files.ts';

// Pictures are resized while others wait for answers: one thread each and no cache of decoded ones.
sharp.concurrency(1);
sharp.cache(false);

const VARIANT = /^(.+)\.w(\d{2,4})\.(webp)$/;
const QUALITY = 72;
const inTheMaking = new Map<string, Promise<void>>();

/** Reads `plywood/x.w320.webp` as a narrower copy of `plywood/x.webp`; only the offered widths exist. */
function variantOf(name: string): { original: string; width: number } | undefined {
  const [, stem, width, type] = VARIANT.exec(name) ?? [];
  if (!stem || !(PICTURE_WIDTHS as readonly number[]).includes(Number(width))) return undefined;
  return { original: `${stem}.${type}`, width: Number(width) };
}

async function make(files: Files, stored: string, original: string, width: number): Promise<void> {
  const resize = sharp().resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY, effort: 4 });
  await files.put(stored, await files.read(original).pipe(resize).toBuffer());
}

/**
 * The stored name of what a visitor asks for: the file itself, or a narrower copy, made on first request, kept, and
 * made once however many ask for it together.
 */
export async function storedPicture(files: Files, name: string): Promise<string | undefined> {
  const variant = variantOf(name);
  if (!variant) return (await files.has(name)) ? name : undefined;
  const stored = `narrow/${name}`;
  if (await files.has(stored)) return stored;
  if (!(await files.has(variant.original))) return undefined;
  const work =
    inTheMaking.get(stored) ??
    make(files, stored, variant.original, variant.width).finally(() => inTheMaking.delete(stored));
  inTheMaking.set(stored, work);
  await work;
  return stored;
}
