import sharp from 'sharp';
import { LINEAR } from './colour.ts';
import { byteAt, clamp, floatAt, fraction } from './noise.ts';
import type { Surface } from './surface.ts';

export type Raster = { readonly width: number; readonly height: number; readonly data: Uint8Array };

export const blankRaster = (width: number, height: number): Raster => ({
  width,
  height,
  data: new Uint8Array(width * height * 3),
});

export type Pixel = (x: number, y: number, out: [number, number, number]) => void;

/** Fills a raster pixel by pixel with bytes 0..255. */
export function painted(width: number, height: number, pixel: Pixel): Raster {
  const raster = blankRaster(width, height);
  const out: [number, number, number] = [0, 0, 0];
  let offset = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixel(x, y, out);
      raster.data[offset++] = clamp(out[0], 0, 255);
      raster.data[offset++] = clamp(out[1], 0, 255);
      raster.data[offset++] = clamp(out[2], 0, 255);
    }
  }
  return raster;
}

/** Reads a texture at (s, t) in 0..1 with bilinear filtering, into the surface's colour. */
export function sample(texture: Raster, s: number, t: number, out: Surface, gain = 1): void {
  const { width, height, data } = texture;
  const column = clamp(s, 0, 0.9999) * (width - 1.001);
  const row = clamp(t, 0, 0.9999) * (height - 1.001);
  const x = Math.floor(column);
  const y = Math.floor(row);
  const fx = column - x;
  const fy = row - y;
  const top = (y * width + x) * 3;
  const foot = top + width * 3;
  const a = (1 - fx) * (1 - fy) * gain;
  const b = fx * (1 - fy) * gain;
  const c = (1 - fx) * fy * gain;
  const d = fx * fy * gain;
  const channel = (o: number): number =>
    a * floatAt(LINEAR, byteAt(data, top + o)) +
    b * floatAt(LINEAR, byteAt(data, top + 3 + o)) +
    c * floatAt(LINEAR, byteAt(data, foot + o)) +
    d * floatAt(LINEAR, byteAt(data, foot + 3 + o));
  out.r = channel(0);
  out.g = channel(1);
  out.b = channel(2);
}

export function sampleTiled(texture: Raster, s: number, t: number, out: Surface, gain = 1): void {
  sample(texture, fraction(s), fraction(t), out, gain);
}

/** There and back again: a texture repeated in mirror image has no visible seam. */
export function mirrored(place: number): number {
  const folded = place - Math.floor(place / 2) * 2;
  return folded > 1 ? 2 - folded : folded;
}

/** A quarter turn, so that grain along x runs along y. */
export function turned(texture: Raster): Raster {
  const { width, height, data } = texture;
  const result = blankRaster(height, width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const to = (x * height + (height - 1 - y)) * 3;
      for (let c = 0; c < 3; c++) result.data[to + c] = byteAt(data, from + c);
    }
  }
  return result;
}

/** The upper left part of a texture, at its own scale. */
export function cropped(texture: Raster, width: number, height: number): Raster {
  return painted(width, height, (x, y, out) => {
    const from = (y * texture.width + x) * 3;
    for (const channel of [0, 1, 2] as const) out[channel] = byteAt(texture.data, from + channel);
  });
}

export async function fromSvg(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const cache = new Map<string, Raster>();
const CACHE_SIZE = 24;

/** Textures are dear to draw and used by neighbours: the last few are kept. */
export function remembered(key: string, draw: () => Raster): Raster {
  const found = cache.get(key);
  if (found) return found;
  const raster = draw();
  cache.set(key, raster);
  const oldest = cache.keys().next().value;
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  return raster;
}
