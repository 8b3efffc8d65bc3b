import { box } from '../core/box.ts';
import { light } from '../core/colour.ts';
import { randomFrom, smooth } from '../core/noise.ts';
import { type Point, prism, ribbon } from '../core/prism.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { type Material, paint, shade } from '../core/surface.ts';
import { type Raster, sample, turned } from '../core/texture.ts';
import { type Frame, QUARTER, turn, type Vec } from '../core/vector.ts';
import type { Edge } from '../surfaces/edges.ts';
import { solid } from '../surfaces/materials.ts';

/** One kind of board: what its faces and its edges look like. */
export type Stock = {
  readonly faces: readonly Raster[];
  readonly edge: Edge;
  readonly thickness: number;
  readonly gloss?: number;
  readonly relief?: Relief;
};

/** Changes a face where its pattern stands proud: place in sheet units, along and across. */
export type Relief = (x: number, z: number) => number;

const faceOf = (stock: Stock, index: number): Raster => {
  const face = stock.faces[index % stock.faces.length];
  if (!face) throw new Error('a board needs a face');
  return face;
};

type SheetOptions = {
  readonly at: Vec;
  readonly half: Vec;
  readonly frame?: Frame;
  readonly number?: number;
  readonly face?: Raster;
};

/** A sheet: texture on both faces, the board's own edge around. */
export function sheet(stock: Stock, options: SheetOptions): Shape {
  const { at, half, frame, number = 0, face = faceOf(stock, number) } = options;
  const flipX = number % 2 === 1 ? -1 : 1;
  const flipZ = number % 4 > 1 ? -1 : 1;
  const { gloss = 0.05, edge, relief } = stock;
  const material: Material = (touch, out) => {
    const s = ((touch.x * flipX) / half[0] + 1) / 2;
    const t = ((touch.z * flipZ) / half[2] + 1) / 2;
    const up = (touch.y / half[1] + 1) / 2;
    if (touch.part === 1) {
      const inset = Math.min(half[0] - Math.abs(touch.x), half[2] - Math.abs(touch.z));
      sample(face, s, t, out, 1 + 0.14 * (1 - smooth(0, 0.014, inset)));
      out.gloss = gloss;
      if (relief) shade(out, relief(touch.x, touch.z));
    } else if (up > 0.94) sample(face, s, t, out, 0.95);
    else edge(touch.part === 0 ? touch.z : touch.x, up, number * 1.7 + 1.7, out);
  };
  return box(at, half, material, frame);
}

type Layout = {
  readonly count?: number;
  readonly seed?: number;
  readonly spread?: number;
  readonly length?: number;
  readonly width?: number;
};

export function stack(stock: Stock, layout: Layout = {}): Shape[] {
  const { count = 3, seed = 1, spread = 0.1, length = 1.5, width = 1 } = layout;
  const random = randomFrom(seed * 9 + 1);
  const { thickness } = stock;
  return Array.from({ length: count }, (_, i) => {
    const at: Vec = [(random() - 0.5) * spread, i * (thickness + 0.004) + thickness / 2, (random() - 0.5) * spread];
    const frame = turn((random() - 0.5) * spread * 1.6);
    return sheet(stock, { at, half: [length, thickness / 2, width], frame, number: i });
  });
}

/** Sheets spread about one corner, like cards. */
export function fan(stock: Stock, layout: Layout & { readonly step?: number; readonly start?: number } = {}): Shape[] {
  const { count = stock.faces.length, step = 0.17, start = -0.3, length = 1.3, width = 0.62 } = layout;
  const { thickness } = stock;
  return Array.from({ length: count }, (_, i) => {
    const angle = start + i * step;
    const reach = length * 0.92;
    const at: Vec = [
      -1.2 + Math.cos(angle) * reach,
      thickness / 2 + i * (thickness + 0.003),
      0.35 - Math.sin(angle) * reach,
    ];
    return sheet(stock, { at, half: [length, thickness / 2, width], frame: turn(angle), number: i });
  });
}

/** Sheets leaning on a wall, grain upright. */
export function leaning(stock: Stock, layout: Layout = {}): Shape[] {
  const { count = 3 } = layout;
  const tilt = 0.16;
  const frame = turn(0, -(QUARTER - tilt));
  const shapes = Array.from({ length: count }, (_, i) =>
    sheet(stock, {
      at: [i * 0.34 - 0.35, 0.98 - i * 0.005, -0.6 + i * 0.17],
      half: [0.78, stock.thickness / 2, 1.02],
      frame,
      number: i,
      face: turned(faceOf(stock, i)),
    }),
  );
  return [...shapes, studioWall];
}

export const studioWall: Shape = box([0, 2, -1.05], [8, 4, 0.1], solid('#f3ebdf'));

/** Ever smaller sheets, so that every edge shows. */
export function steps(stock: Stock, layout: Layout = {}): Shape[] {
  const { count = 4, seed = 1 } = layout;
  const random = randomFrom(seed * 5 + 2);
  return Array.from({ length: count }, (_, i) => {
    const lift = i * (stock.thickness + 0.003) + stock.thickness / 2;
    const half: Vec = [1.5 - i * 0.2, stock.thickness / 2, 1 - i * 0.12];
    return sheet(stock, { at: [-i * 0.2, lift, -i * 0.12], half, frame: turn((random() - 0.5) * 0.05), number: i });
  });
}

/** Two piles side by side, the farther one higher. */
export function pair(stock: Stock, layout: Layout = {}): Shape[] {
  const { count = 3, seed = 1 } = layout;
  const small = { ...layout, length: 0.95, width: 0.62, spread: 0.06 };
  return [
    ...place(stack(stock, { ...small, count: count + 2, seed }), { at: [-0.75, 0, -0.45], frame: turn(0.12) }),
    ...place(stack(stock, { ...small, count, seed: seed + 3 }), { at: [0.72, 0, 0.45], frame: turn(-0.1) }),
  ];
}

/** A sheet bent to an arch, its grain across the bend. */
export function arch(stock: Stock, radius: number, sweep: number): Shape {
  const count = 28;
  const path = Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = QUARTER + sweep * (0.5 - i / count);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius - radius * Math.cos(sweep / 2)];
  });
  const around = radius * sweep;
  const face = faceOf(stock, 0);
  const foot = radius * Math.cos(sweep / 2);
  const material: Material = (touch, out) => {
    if (touch.part === 1) {
      const distance = Math.hypot(touch.x, touch.y + foot);
      stock.edge(Math.atan2(touch.y + foot, touch.x) * radius, (distance - radius) / stock.thickness + 0.5, 1, out);
      return;
    }
    const s = touch.along < around ? touch.along / around : 2 - touch.along / around;
    sample(face, s, (touch.z / 0.95 + 1) / 2, out);
    out.gloss = stock.gloss ?? 0.05;
  };
  return prism([0, stock.thickness / 2, 0], ribbon(path, stock.thickness), 0.95, material);
}

/** A sheet rolled up, standing on its edge or lying down. */
export function roll(
  face: Raster,
  options: { inner?: number; turns?: number; thickness?: number; half?: number; back?: string } = {},
): Shape {
  const { inner = 0.16, turns = 3.2, thickness = 0.02, half = 0.9, back = '#cdbb9c' } = options;
  const count = Math.round(turns * 22);
  const pitch = thickness * 1.35;
  const path = Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = (i / count) * turns * Math.PI * 2;
    const radius = inner + (angle / (Math.PI * 2)) * pitch;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  const end = light(back);
  const material: Material = (touch, out) => {
    if (touch.part === 1) paint(out, end, 0.9);
    else {
      sample(face, Math.abs(Math.atan2(touch.y, touch.x)) / Math.PI, (touch.z / half + 1) / 2, out);
      out.gloss = 0.06;
    }
  };
  return prism([0, 0, 0], ribbon(path, thickness), half, material);
}

/** Close to a corner of the pile: the edge tells the grade. */
export function cornerView(shapes: readonly Shape[], height: number, left: boolean): Scene {
  const side = left ? -1 : 1;
  return scene(shapes, { eye: [side * 2.5, height + 0.62, 2.35], target: [side * 1.1, height * 0.42, 0.62], fov: 31 });
}
