import { box } from '../core/box.ts';
import { drum, rod } from '../core/lathe.ts';
import type { Shape } from '../core/shape.ts';
import { type Material, shade, type Touch } from '../core/surface.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { solid } from '../surfaces/materials.ts';

const LEAF_WIDTH = 0.56;
const LEAF_HEIGHT = 1.262;

/** A door's drawing: how far a point of its face is from the nearest moulding line. */
type Design = (x: number, y: number) => number;

const frameLine = (x: number, y: number, cx: number, cy: number, w: number, h: number): number => {
  const dx = Math.abs(x - cx) - w;
  const dy = Math.abs(y - cy) - h;
  return Math.abs(Math.max(dx, dy));
};

export const DESIGNS = {
  plain: () => 1,
  bands: (x, y) =>
    Math.min(Math.abs(y - 0.55), Math.abs(y + 0.55), Math.abs(y) < 0.55 ? Math.abs(Math.abs(x) - 0.3) : 1),
  lines: (_x, y) => Math.min(...[-0.8, -0.4, 0, 0.4, 0.8].map((line) => Math.abs(y - line))),
  sixPanel: (x, y) => {
    const column = x < 0 ? -0.24 : 0.24;
    const rows = [
      frameLine(x, y, column, 0.86, 0.16, 0.2),
      frameLine(x, y, column, 0.2, 0.16, 0.32),
      frameLine(x, y, column, -0.68, 0.16, 0.36),
    ];
    return Math.min(...rows);
  },
  twoPanel: (x, y) => Math.min(frameLine(x, y, 0, 0.55, 0.36, 0.5), frameLine(x, y, 0, -0.62, 0.36, 0.45)),
  archPanel: (x, y) => {
    const head = 0.55 + Math.sqrt(Math.max(0, 0.36 * 0.36 - x * x)) * 0.8;
    const upper =
      Math.abs(x) > 0.36
        ? Math.hypot(Math.abs(x) - 0.36, Math.max(0, y - 0.55))
        : Math.min(Math.abs(y - head), Math.abs(Math.abs(x) - 0.36) + (y > 0.6 ? 1 : 0), Math.abs(y + 0.05));
    return Math.min(y > -0.3 ? upper : 1, frameLine(x, y, 0, -0.7, 0.36, 0.4));
  },
  diagonal: (x, y) =>
    Math.min(Math.abs(x * 0.9 - y + 0.5) * 0.74, Math.abs(x * 0.9 + y - 0.2) * 0.74, Math.abs(y + 0.75)),
  square: (x, y) => Math.min(...[-0.8, -0.27, 0.27, 0.8].map((cy) => frameLine(x, y, 0, cy, 0.2, 0.2))),
  planks: (x) => Math.min(...[-0.36, -0.12, 0.12, 0.36].map((line) => Math.abs(x - line))),
} as const satisfies Record<string, Design>;

export type DesignName = keyof typeof DESIGNS;

/** Lines cut in, with a lit and a shaded flank, so that a pressed skin reads as relief. */
export function designed(base: Material, design: Design, half: number, raised: boolean): Material {
  return (touch: Touch, out) => {
    base(touch, out);
    if (touch.part !== 2) return;
    const near = design(touch.x, touch.y);
    if (near >= half) return;
    if (!raised) {
      shade(out, 0.35);
      return;
    }
    const step = 0.004;
    const slopeX = design(touch.x + step, touch.y) - near;
    const slopeY = design(touch.x, touch.y + step) - near;
    const size = Math.hypot(slopeX, slopeY) || 1;
    const depth = near < half * 0.45 ? -0.7 : 0.7;
    out.bumpX = (slopeX / size) * depth;
    out.bumpY = (slopeY / size) * depth;
    shade(out, 0.92);
  };
}

/** Leaf standing on the ground, its face towards z. */
export const leaf = (face: Material): Shape =>
  box([0, LEAF_HEIGHT + 0.02, 0], [LEAF_WIDTH, LEAF_HEIGHT, 0.04], face, undefined, 0.01);

export function leverSet(material: Material): Shape[] {
  return [
    box([0.44, 1.15, 0.052], [0.04, 0.16, 0.012], material, undefined, 0.008),
    drum([0.44, 1.2, 0.09], 0.02, 0.04, material, turn(0, QUARTER)),
    rod([0.46, 1.2, 0.125], [0.27, 1.2, 0.125], 0.018, material),
  ];
}

export function pullBar(material: Material): Shape[] {
  return [
    rod([0.44, 0.85, 0.12], [0.44, 1.75, 0.12], 0.02, material),
    ...[1.0, 1.6].map((y) => rod([0.44, y, 0.03], [0.44, y, 0.12], 0.014, material)),
  ];
}

/** Jambs and head about the opening. */
export function frame(material: Material, headMaterial: Material = material): Shape[] {
  return [
    box([-0.63, 1.3, 0.02], [0.06, 1.3, 0.09], material, undefined, 0.015),
    box([0.63, 1.3, 0.02], [0.06, 1.3, 0.09], material, undefined, 0.015),
    box([0, 2.61, 0.02], [0.69, 0.06, 0.09], headMaterial, undefined, 0.015),
  ];
}

/** The wall around the opening, with its skirting. */
export function wallAround(colour: string): Shape[] {
  const wall = solid(colour);
  const skirting = solid('#f4efe6');
  return [
    box([-4.69, 2, -0.02], [4, 3, 0.06], wall),
    box([4.69, 2, -0.02], [4, 3, 0.06], wall),
    box([0, 4.67, -0.02], [0.7, 2, 0.06], wall),
    box([-4.69, 0.09, 0.06], [4, 0.09, 0.025], skirting),
    box([4.69, 0.09, 0.06], [4, 0.09, 0.025], skirting),
  ];
}
