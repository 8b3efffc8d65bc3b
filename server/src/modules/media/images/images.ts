import sharp from 'sharp';

// What opens others' pictures. It runs in workers (conversions.program.ts), which start often, so it loads sharp and no
// more. One thread for each picture and no cache of decoded ones.
sharp.concurrency(1);
sharp.cache(false);
// Only what people photograph with. SVG, TIFF, PDF and the rest are programs or old parsers; AVIF takes seconds to read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

const MOST_PIXELS = 40_000_000;
const WIDEST = 2560;
const LONGEST_S = 30;
const MASTER = { quality: 80, effort: 2 };
const DRAFT = { width: 1280, quality: 80, effort: 0 };
const PREVIEW_WIDTH = 1200;
const PLACEHOLDER_WIDTH = 12;

const opened = (input: string | Buffer) =>
  sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: LONGEST_S });

export type Encoded = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | null;
};

/** What the head of a picture tells: its shape, and how many bytes all its frames are when they are decoded. */
export type Head = { readonly width: number; readonly height: number; readonly frames: number; readonly bytes: number };

const BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const MOST_BYTES_A_CHANNEL = 8;

export async function headOf(file: string): Promise<Head> {
  const { width, height, channels, depth, format, isProgressive, pages: frames = 1 } = await opened(file).metadata();
  // A progressive JPEG is kept whole until its last pass, as coefficients of two bytes.
  const each = format === 'jpeg' && isProgressive ? 2 : (BYTES[depth] ?? MOST_BYTES_A_CHANNEL);
  return { width, height, frames, bytes: width * height * channels * each * frames };
}

/**
 * Our own picture of what was sent: upright, at most 2560 wide or high, without a word of metadata. A draft of it is
 * half as wide and takes a quarter of the time.
 */
export async function encodePicture(file: string, type: 'webp' | 'jpeg' | 'draft'): Promise<Encoded> {
  const widest = type === 'draft' ? DRAFT.width : WIDEST;
  const upright = opened(file).autoOrient();
  const sized = upright.resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true });
  const written =
    type === 'jpeg'
      ? sized.flatten({ background: '#fff' }).jpeg({ quality: 85 })
      : sized.webp(type === 'draft' ? { quality: DRAFT.quality, effort: DRAFT.effort } : MASTER);
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, placeholder: await placeholderOf(data) };
}

async function placeholderOf(picture: Buffer): Promise<string> {
  const tiny = await sharp(picture).resize({ width: PLACEHOLDER_WIDTH }).blur(0.6).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

const QUALITY = 72;
// Effort 4 would save another tenth but take eight times as long.
const AVIF = { quality: 50, effort: 2 };

export type Copy = { readonly width: number; readonly type: 'webp' | 'avif' } | 'preview';

/** A narrower copy of a stored picture, or its JPEG for link previews. */
export function copyOf(picture: Buffer, copy: Copy): Promise<Buffer> {
  const width = copy === 'preview' ? PREVIEW_WIDTH : copy.width;
  const sized = opened(picture).resize({ width, withoutEnlargement: true });
  if (copy === 'preview') return sized.flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
  return copy.type === 'avif' ? sized.avif(AVIF).toBuffer() : sized.webp({ quality: QUALITY, effort: 4 }).toBuffer();
}

const PRINTED = { width: 300, height: 200 };

/** For paper: a JPEG in the shape of product pictures, at about 185 dots an inch. */
export const printed = (picture: Buffer): Promise<Buffer> =>
  opened(picture)
    .resize({ ...PRINTED, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 72 })
    .toBuffer();
