import sharp from 'sharp';

/** A dozen blurred pixels, small enough to travel with the picture's address. */
export async function placeholderOf(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes).resize({ width: 12 }).blur(0.6).webp({ quality: 20, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
