import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const site = path.resolve(import.meta.dirname, '../web/public');
const logo = readFileSync(path.join(site, 'favicon.svg'));
const CREAM = '#fff9f0';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The mark of the favicon in the middle of a square. */
async function draw(file: string, size: number, share: number, background: string | typeof CLEAR): Promise<void> {
  const mark = await sharp(logo, { density: 2000 })
    .resize({ height: Math.round(size * share) })
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(site, 'icons', file));
}

/** The icons of the installed app, from the favicon: `node scripts/boot.mjs scripts/icons.ts`. */
for (const size of [192, 512]) {
  await draw(`${size}.png`, size, 0.92, CLEAR);
  // A launcher cuts any shape out of it; the circle of four fifths is safe.
  await draw(`maskable-${size}.png`, size, 0.56, CREAM);
}
await draw('180.png', 180, 0.7, CREAM);
