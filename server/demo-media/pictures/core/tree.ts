import type { LocalRay, Shape } from './shape.ts';
import type { Touch } from './surface.ts';
import type { Vec } from './vector.ts';

/** A ray in the world; one object is reused per purpose. */
export type Ray = { ox: number; oy: number; oz: number; dx: number; dy: number; dz: number };

type Bounds = { lowX: number; lowY: number; lowZ: number; highX: number; highY: number; highZ: number };
type Leaf = { readonly shape: Shape; readonly bounds: Bounds; readonly centre: Vec };
type Node = {
  readonly bounds: Bounds;
  readonly left: Node | null;
  readonly right: Node | null;
  readonly leaves: Leaf[];
};

export type Tree = Node;

const AIR = 1e-3;

function boundsOf(shape: Shape): Bounds {
  const { frame: m, scale, at } = shape;
  const [x, y, z] = shape.geometry.reach;
  const ex = (Math.abs(m[0]) * x + Math.abs(m[1]) * y + Math.abs(m[2]) * z) * scale + AIR;
  const ey = (Math.abs(m[3]) * x + Math.abs(m[4]) * y + Math.abs(m[5]) * z) * scale + AIR;
  const ez = (Math.abs(m[6]) * x + Math.abs(m[7]) * y + Math.abs(m[8]) * z) * scale + AIR;
  return {
    lowX: at[0] - ex,
    lowY: at[1] - ey,
    lowZ: at[2] - ez,
    highX: at[0] + ex,
    highY: at[1] + ey,
    highZ: at[2] + ez,
  };
}

function around(leaves: readonly Leaf[]): Bounds {
  const least = (side: keyof Bounds): number => Math.min(...leaves.map(({ bounds }) => bounds[side]));
  const most = (side: keyof Bounds): number => Math.max(...leaves.map(({ bounds }) => bounds[side]));
  return {
    lowX: least('lowX'),
    lowY: least('lowY'),
    lowZ: least('lowZ'),
    highX: most('highX'),
    highY: most('highY'),
    highZ: most('highZ'),
  };
}

function split(leaves: Leaf[]): Node {
  const bounds = around(leaves);
  if (leaves.length <= 2) return { bounds, left: null, right: null, leaves };
  const wide = bounds.highX - bounds.lowX;
  const tall = bounds.highY - bounds.lowY;
  const deep = bounds.highZ - bounds.lowZ;
  const axis = wide >= tall && wide >= deep ? 0 : tall >= deep ? 1 : 2;
  const sorted = leaves.toSorted((a, b) => a.centre[axis] - b.centre[axis]);
  const middle = sorted.length >> 1;
  return { bounds, left: split(sorted.slice(0, middle)), right: split(sorted.slice(middle)), leaves: [] };
}

/** A tree of bounding boxes, so that a ray asks only the shapes it passes. */
export const treeOf = (shapes: readonly Shape[]): Tree =>
  split(shapes.map((shape) => ({ shape, bounds: boundsOf(shape), centre: shape.at })));

function passes(bounds: Bounds, ray: Ray, limit: number): boolean {
  const ix = 1 / ray.dx;
  const x1 = (bounds.lowX - ray.ox) * ix;
  const x2 = (bounds.highX - ray.ox) * ix;
  const iy = 1 / ray.dy;
  const y1 = (bounds.lowY - ray.oy) * iy;
  const y2 = (bounds.highY - ray.oy) * iy;
  const iz = 1 / ray.dz;
  const z1 = (bounds.lowZ - ray.oz) * iz;
  const z2 = (bounds.highZ - ray.oz) * iz;
  const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2), 0);
  const leave = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2), limit);
  return enter <= leave;
}

/** Restates the ray in the shape's own axes; distances stay the same. */
export function localise(shape: Shape, ray: Ray, local: LocalRay): void {
  const { frame: m, at, scale } = shape;
  const k = 1 / scale;
  const ax = ray.ox - at[0];
  const ay = ray.oy - at[1];
  const az = ray.oz - at[2];
  local.ox = (m[0] * ax + m[3] * ay + m[6] * az) * k;
  local.oy = (m[1] * ax + m[4] * ay + m[7] * az) * k;
  local.oz = (m[2] * ax + m[5] * ay + m[8] * az) * k;
  local.dx = (m[0] * ray.dx + m[3] * ray.dy + m[6] * ray.dz) * k;
  local.dy = (m[1] * ray.dx + m[4] * ray.dy + m[7] * ray.dz) * k;
  local.dz = (m[2] * ray.dx + m[5] * ray.dy + m[8] * ray.dz) * k;
}

const local: LocalRay = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 };
const passing: Touch = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, along: 0, part: 0 };
export const found: { shape: Shape | null } = { shape: null };

type Quest = { readonly ray: Ray; best: number };

function seek(node: Node, quest: Quest): void {
  if (!passes(node.bounds, quest.ray, quest.best)) return;
  for (const { shape, bounds } of node.leaves) {
    if (node.leaves.length > 1 && !passes(bounds, quest.ray, quest.best)) continue;
    localise(shape, quest.ray, local);
    const t = shape.geometry.hit(local, quest.best, passing);
    if (t < quest.best) {
      quest.best = t;
      found.shape = shape;
    }
  }
  if (node.left) seek(node.left, quest);
  if (node.right) seek(node.right, quest);
}

/** Distance to the nearest shape within the limit (else the limit); the shape is left in `found`. */
export function nearest(tree: Tree, ray: Ray, limit: number): number {
  found.shape = null;
  const quest: Quest = { ray, best: limit };
  seek(tree, quest);
  return quest.best;
}

/** Whether anything but glass stands in the ray's way. */
export function blocked(node: Tree, ray: Ray, limit: number): boolean {
  if (!passes(node.bounds, ray, limit)) return false;
  for (const { shape } of node.leaves) {
    if (shape.shadowless) continue;
    localise(shape, ray, local);
    if (shape.geometry.hit(local, limit, passing) < limit) return true;
  }
  return (
    (node.left !== null && blocked(node.left, ray, limit)) || (node.right !== null && blocked(node.right, ray, limit))
  );
}
