import type { Rgb } from './colour.ts';

/** Where a ray touched a shape, in the shape's own axes. */
export type Touch = {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  /** Distance along a prism's outline or a lathe's profile. */
  along: number;
  /** Which face: a box's axis, a prism's side (0) or cap (1), a lathe's segment. */
  part: number;
};

/** What a material answers; one object is reused for every sample. */
export type Surface = {
  r: number;
  g: number;
  b: number;
  gloss: number;
  metal: number;
  emit: number;
  /** 0 opaque .. 1 clear glass. */
  clear: number;
  bumpX: number;
  bumpY: number;
  bumpZ: number;
};

export type Material = (touch: Touch, out: Surface) => void;

export const freshSurface = (): Surface => ({
  r: 0,
  g: 0,
  b: 0,
  gloss: 0,
  metal: 0,
  emit: 0,
  clear: 0,
  bumpX: 0,
  bumpY: 0,
  bumpZ: 0,
});

export function clearSurface(out: Surface): void {
  out.gloss = 0;
  out.metal = 0;
  out.emit = 0;
  out.clear = 0;
  out.bumpX = 0;
  out.bumpY = 0;
  out.bumpZ = 0;
}

export function paint(out: Surface, colour: Rgb, gain = 1): void {
  out.r = colour[0] * gain;
  out.g = colour[1] * gain;
  out.b = colour[2] * gain;
}

export function shade(out: Surface, gain: number): void {
  out.r *= gain;
  out.g *= gain;
  out.b *= gain;
}
