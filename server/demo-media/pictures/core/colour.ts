import { clamp, mix } from './noise.ts';

export type Rgb = readonly [number, number, number];

/** '#rrggbb' to 0..255. */
export const bytesOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const GAMMA = 2.2;
const toLinear = (byte: number): number => (byte / 255) ** GAMMA;

/** '#rrggbb' to linear light, in which every material answers. */
export function light(hex: string): Rgb {
  const [r, g, b] = bytesOf(hex);
  return [toLinear(r), toLinear(g), toLinear(b)];
}

export const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte));

/** Linear light to a display byte, with highlights rolled off above 0.9. */
export function toDisplay(value: number): number {
  const rolled = value < 0.9 ? value : 0.9 + (1 - Math.exp(-(value - 0.9) * 3)) * 0.1;
  return clamp(rolled ** (1 / GAMMA) * 255, 0, 255);
}

const blend = (a: Rgb, b: Rgb, t: number): Rgb => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];

/** A colour along evenly spaced stops. */
export function ramp(stops: readonly Rgb[], t: number): Rgb {
  const place = clamp(t, 0, 0.9999) * (stops.length - 1);
  const index = Math.floor(place);
  const from = stops[index];
  const to = stops[index + 1];
  if (!from || !to) throw new Error('a ramp needs two stops');
  return blend(from, to, place - index);
}
